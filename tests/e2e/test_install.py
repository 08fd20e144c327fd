"""Installed like any program: into a folder, run from there, taken away again. Man pages and completions are made from the
tables of the commands: each says every option; the shells that are here complete by them."""
import os
import re
import shutil
import subprocess

from e2e import BIN, ENV, ROOT, check, done, path, run

BUILD = os.path.dirname(BIN)


def make(*args):
    p = subprocess.run(["make", "-s", "-C", ROOT, *args], capture_output=True, text=True, env=ENV, check=False)
    return p.returncode, p.stdout, p.stderr


def files(folder):
    return sorted(os.path.relpath(os.path.join(at, f), folder) for at, _, names in os.walk(folder) for f in names)


# The binary under test may lie elsewhere than in build/ (sanitizers): its pages are made here.
made = path("made")
os.mkdir(made)
subprocess.run([os.path.join(ROOT, "tools", "pages.sh"), BIN, made], check=True, env=ENV)
commands = re.findall(r"^  ([a-z]+) +[A-Z]", run("help")[1], re.M)
pages = ["croupier.1"] + ["croupier-%s.1" % c for c in commands]
check(sorted(os.listdir(os.path.join(made, "man"))) == sorted(pages), "a page a command, and one for all")
options = {c: re.findall(r"^  --([a-z-]+)", run(c, "--help")[1], re.M) for c in commands}
completions = {}
for name in ("croupier.bash", "_croupier", "croupier.fish"):
    with open(os.path.join(made, "completions", name), encoding="utf-8") as f:
        completions[name] = f.read()
for command in commands:
    with open(os.path.join(made, "man", "croupier-%s.1" % command), encoding="utf-8") as f:
        page = f.read()
    flat = page.replace("\\-", "-")
    check(all("\\fB--%s\\fR" % o in flat for o in options[command]), command + ": its page has every option", page)
    check(all(s in page for s in (".SH NAME", ".SH SYNOPSIS", ".SH EXAMPLES", ".SH EXIT STATUS")), command + ": its sections", page)
    for name, mark in (("croupier.bash", " --%s"), ("_croupier", "'--%s["), ("croupier.fish", "from %s' -l %%s " % command)):
        missing = [o for o in options[command] if mark % o not in completions[name] + " "]
        check(not missing, "%s: %s has every option" % (command, name), str(missing))
for page in pages:
    if shutil.which("man"):
        p = subprocess.run(["man", "--warnings", "-l", os.path.join(made, "man", page)], capture_output=True, text=True,
                           env=dict(ENV, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80"), check=False)
        check(p.returncode == 0 and not p.stderr and len(p.stdout) > 300, "man --warnings " + page, p.stderr)
    if shutil.which("mandoc"):
        p = subprocess.run(["mandoc", "-Tlint", os.path.join(made, "man", page)], capture_output=True, text=True, check=False)
        check(p.returncode == 0 and not p.stdout, "mandoc -Tlint " + page, p.stdout)


# ---- What the shells make of it ----
def bash(*words):
    """The completions that bash finds for these words, the last of which is being typed."""
    script = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _croupier; printf "%s\\n" "${COMPREPLY[@]}"'
    p = subprocess.run(["bash", "-c", script, "bash", os.path.join(made, "completions", "croupier.bash"), "croupier", *words],
                       capture_output=True, text=True, cwd=made, check=False)
    check(not p.stderr, "bash completes without a word", p.stderr)
    return p.stdout.split()


check(sorted(bash("pl")) == ["play", "playtest"] and set(bash("")) == set(commands), "bash: commands")
check("twenty-one" in bash("play", "") and bash("play", "te") == ["texarkana"] and "kuhn" not in bash("play", ""), "bash: games, no toys")
check(bash("play", "bloodsport", "--se") == ["--seats", "--seed"], "bash: options")
check(bash("play", "bloodsport", "--ask", "") == ["always", "change", "never"], "bash: one of several words")
check(bash("replay", "ma") == ["man"] and bash("play", "--pack", "comp") == ["completions"], "bash: files")
check(bash("help", "ver") == ["verify", "version"] and not bash("table", "--seed", ""), "bash: commands to help with; no number")
if shutil.which("zsh"):
    script = ("autoload -U compinit; compinit -D; source %s; (( $+_comps[croupier] )) && print -r -- $_comps[croupier]"
              % os.path.join(made, "completions", "_croupier"))
    p = subprocess.run(["zsh", "-f", "-c", script], capture_output=True, text=True, check=False)
    check(p.stdout.strip() == "_croupier" and not p.stderr, "zsh takes it", p.stdout + p.stderr)
if shutil.which("fish"):
    def fish(line):
        script = "source %s; complete -C'%s'" % (os.path.join(made, "completions", "croupier.fish"), line)
        p = subprocess.run(["fish", "--no-config", "-c", script], capture_output=True, text=True, cwd=made,
                           env=dict(ENV, HOME=made), check=False)
        check(not p.stderr, "fish completes without a word", p.stderr)
        return [word.split("\t")[0] for word in p.stdout.splitlines()]

    check(sorted(fish("croupier pl")) == ["play", "playtest"] and fish("croupier play te") == ["texarkana"], "fish: commands, games")
    check(fish("croupier play --ask ") == ["always", "change", "never"], "fish: one of several words", str(fish("croupier play --ask ")))
    check(fish("croupier play bloodsport --se") == ["--seats", "--seed"], "fish: options")

# ---- Into a folder, and away ----
if os.path.isdir(os.path.join(BUILD, "man")) and BUILD == os.path.join(ROOT, "build"):
    dest = path("dest")
    code, out, err = make("put", "DESTDIR=" + dest, "prefix=/opt/it")
    check(code == 0 and not err, "make put", err)
    there = files(dest)
    check({"opt/it/bin/croupier", "opt/it/share/man/man1/croupier.1", "opt/it/share/bash-completion/completions/croupier",
           "opt/it/share/zsh/site-functions/_croupier", "opt/it/share/fish/vendor_completions.d/croupier.fish",
           "opt/it/share/doc/croupier/docs/protocol.md"} <= set(there), "it lies where it should", "\n".join(there))
    p = subprocess.run([os.path.join(dest, "opt/it/bin/croupier"), "table", "kuhn", "--seats", "random,random"], capture_output=True,
                       cwd="/", env=ENV, check=False)
    check(p.returncode == 0 and b"over after" in p.stdout, "it plays from there", str(p))
    own = os.path.join(dest, "opt/it/share/man/man1/other.1")
    with open(own, "w", encoding="utf-8") as f:
        f.write("somebody else's\n")
    code, out, err = make("uninstall", "DESTDIR=" + dest, "prefix=/opt/it")
    check(code == 0 and not err and files(dest) == ["opt/it/share/man/man1/other.1"], "uninstall leaves what is not ours",
          "\n".join(files(dest)) + err)

# ---- Nothing is put anywhere as long as something is not built ----
half, bare = path("half"), path("bare")
for name in ("tools/install.sh", "build/croupier", "build/man/croupier.1", "build/completions/croupier.fish"):
    os.makedirs(os.path.dirname(os.path.join(half, name)), exist_ok=True)
    with open(os.path.join(half, name), "w", encoding="utf-8") as f:
        if name.startswith("tools"):
            with open(os.path.join(ROOT, name), encoding="utf-8") as own:
                f.write(own.read())
p = subprocess.run(["sh", os.path.join(half, "tools/install.sh"), "install"], capture_output=True, text=True, check=False,
                   env=dict(ENV, DESTDIR=bare, bindir="/bin", mandir="/man", datadir="/share", docdir="/doc", zshdir="/zsh"))
check(p.returncode == 1 and p.stderr == "install: web/dist/index.html is not built: make\n" and not os.path.exists(bare),
      "a program without its page is not put anywhere", p.stdout + p.stderr)

# ---- What is missing is installed, and said so while it lasts: with an apt-get of our own ----
tools = path("tools")
os.mkdir(tools)
for name, lines in [
    ("dpkg-query", "exit 1"),
    ("sudo", 'exec "$@"'),
    ("apt-get", 'case " $* " in *" update "*) exit 0 ;; esac\n'
                'echo "noise"; for p in 0 10 30 55 80 100; do echo "dlstatus:1:$p.5:Fetching libx"; done\n'
                'echo "pmstatus:libx:50.0:Unpacking libx"; echo "E: broken" >&2\nexit ${APT_EXIT:-0}'),
]:
    with open(os.path.join(tools, name), "w", encoding="utf-8") as f:
        f.write("#!/bin/sh\n" + lines + "\n")
    os.chmod(os.path.join(tools, name), 0o755)


def need(**env):
    p = subprocess.run([os.path.join(ROOT, "tools", "need.sh"), "libx-dev", "sh=dash"], capture_output=True, text=True, check=False,
                       env=dict(ENV, PATH=tools + ":" + ENV["PATH"], **env))
    return p.returncode, p.stdout, p.stderr


code, out, err = need()
check(code == 0 and not err and out.splitlines() == [
    "need: installing libx-dev", "need: asking for the list of packages",
    "need: fetching, 0%", "need: fetching, 30%", "need: fetching, 55%", "need: fetching, 80%", "need: fetching, 100%",
    "need: installing, 50%", "need: all installed"], "progress is told", out + err)
code, out, err = need(APT_EXIT="100")
check(code == 1 and "E: broken" in err and "could not install libx-dev" in err, "and what went wrong", out + err)

# A machine that only plays has no cmocka: what `make` builds is no target of the tests.
bare = path("bare")
p = subprocess.run(["cmake", "--preset", "gcc", "-B", bare, "-DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON"], cwd=ROOT,
                   capture_output=True, text=True, env=ENV, check=False)
check(p.returncode == 0, "configured without the tests", p.stderr)
with open(os.path.join(ROOT, "tools", "web.sh"), encoding="utf-8") as f:
    asked = re.findall(r"tools/build\.sh gcc ([a-z_ ]+)", re.sub(r"(?ms)^check\).*?^    ;;", "", f.read()))
targets = " ".join(asked).split() + ["croupier", "pages"]
p = subprocess.run(["ninja", "-C", bare, "-t", "query", *targets], capture_output=True, text=True, env=ENV, check=False)
check(len(asked) == 2 and p.returncode == 0, "and it builds the page and the program: " + " ".join(targets), p.stderr)

# One version, in the program, its page and the Debian package.
version = run("version")[1].split()[1]
with open(os.path.join(ROOT, "debian", "changelog"), encoding="utf-8") as f:
    check(f.readline().startswith("croupier (%s) " % version), "debian/changelog names this version", version)
done("installed")
