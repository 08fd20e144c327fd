# What a person types. CMake and Ninja do the work (CMakePresets.json); each target first installs, with
# apt-get, the Debian packages that it needs and that are missing (docs/dependencies.md has the reasons).
BUILD_NEEDS = gcc libc6-dev cmake ninja-build pkg-config \
              libjansson-dev libsodium-dev libyaml-dev libunistring-dev libedit-dev libsqlite3-dev libpq-dev \
              libwebsockets-dev libbrotli-dev zlib1g-dev libgmp-dev libseccomp-dev libssl-dev
# The page is built by a Node that npm brings along; only npm itself is Debian's, where there is none. A log is
# checked in the page by the same engine, compiled to WebAssembly.
PAGE_NEEDS = npm=npm clang-14 lld-14 llvm-14 wasi-libc libclang-rt-14-dev-wasm32
TEST_NEEDS = $(BUILD_NEEDS) $(PAGE_NEEDS) chromium-headless-shell sqlite3 libclang-rt-14-dev libcmocka-dev \
             postgresql-15 node=nodejs tmux python3 graphviz openssl
CHECK_NEEDS = $(TEST_NEEDS) $(DEB_NEEDS) clang-tidy-14 git tcc man-db mandoc zsh fish
DEB_NEEDS = $(BUILD_NEEDS) $(PAGE_NEEDS) build-essential dpkg-dev debhelper lintian
STAGE =
# Of `make reports`: how many deals each report plays with each bot.
MATCHES = 200

# Where `make install` puts things, below DESTDIR if that is set.
prefix = /usr/local
bindir = $(prefix)/bin
datadir = $(prefix)/share
mandir = $(datadir)/man
docdir = $(datadir)/doc/croupier
zshdir = $(datadir)/zsh/site-functions
PLACES = DESTDIR='$(DESTDIR)' bindir='$(bindir)' datadir='$(datadir)' mandir='$(mandir)' docdir='$(docdir)' zshdir='$(zshdir)'

# Where `make play` listens.
PORT = 2121
# How many deals each bot plays in each seat for docs/bots.md; more take longer and say more.
DEALS = 200
# How many faults `make faults` makes, and which.
FAULTS = 100
FAULTS_SEED = 1
# How many minutes of one processor `make budgets` takes.
MINUTES = 20
# Where `make site` puts the page. The folder is made anew.
SITE = build/site

.PHONY: all play site house-many faults terminal install uninstall put deb test bench bots budgets reports check mutants clean help
all: ## build/croupier
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS)
	@tools/web.sh build
	@tools/build.sh gcc croupier pages
	@echo build/croupier

play: all ## build it and open the house: a page on http://127.0.0.1:2121/ (PORT=8080: on another port; Ctrl-C closes it)
	@build/croupier serve --port $(PORT)

terminal: all ## build it and play Bloodsport Gambler in this terminal
	@build/croupier play bloodsport

install: all ## put program, man pages, completions and docs below /usr/local (prefix=, DESTDIR=)
	@$(PLACES) tools/install.sh install

# The same of what is built already.
put:
	@$(PLACES) tools/install.sh install

uninstall: ## take them away again (the same prefix= and DESTDIR=)
	@$(PLACES) tools/install.sh uninstall

house-many: ## three servers over one PostgreSQL, behind haproxy, on this machine (PORT=8080; Ctrl-C ends all)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) postgresql-15 haproxy
	@$(MAKE) all
	@PORT=$(PORT) tools/house_many.sh

faults: ## a hundred faults of three servers over one PostgreSQL: is anything lost? (FAULTS=100, FAULTS_SEED=1)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) postgresql-15 haproxy python3
	@$(MAKE) all
	@FAULTS=$(FAULTS) FAULTS_SEED=$(FAULTS_SEED) python3 -B tests/server/test_faults.py

site: ## the page for any web host, without a server, in build/site (SITE=FOLDER)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS)
	@tools/web.sh build
	@tools/web.sh site '$(abspath $(SITE))'
	@echo '$(SITE)'

deb: ## a Debian package in build/deb/
	@tools/need.sh $(DEB_NEEDS)
	@tools/web.sh build
	@tools/deb.sh

test: ## every test, in about twenty minutes (STAGE=asan: one stage)
	@tools/need.sh $(TEST_NEEDS)
	@tools/test.sh $(STAGE)

bench: ## how fast each game is, how well each bot plays it, how many moves the house keeps
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) postgresql-15
	@tools/web.sh build
	@tools/build.sh gcc bench croupier house_load
	@build/tests/bench/bench
	@python3 -B tests/bench/simulate.py build/croupier
	@rm -rf build/bench-house && build/tests/server/house_load build/croupier build/bench-house
	@python3 -B tests/server/bench_houses.py
	@python3 -B tests/server/turn_bytes.py

bots: ## docs/bots.md: how strong each bot is, measured (DEALS=1000)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) python3
	@tools/web.sh build
	@tools/build.sh gcc croupier
	@tools/bots.py --deals $(DEALS) >build/bots.md && mv build/bots.md docs/bots.md
	@echo docs/bots.md

budgets: ## build/budgets.md: what bots gain by trying their moves, measured (MINUTES=60)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) python3
	@tools/web.sh build
	@tools/build.sh gcc croupier
	@nice tools/bots.py --budgets --minutes $(MINUTES) --jobs 1 >build/budgets.md
	@echo build/budgets.md

reports: ## docs/reports/: what our own games are like, measured (MATCHES=1000: that playtest larger)
	@tools/need.sh $(BUILD_NEEDS) $(PAGE_NEEDS) python3
	@tools/web.sh build
	@tools/build.sh gcc croupier
	@mkdir -p docs/reports
	@build/croupier playtest twenty-one --matches $(MATCHES) --title 'the first playtest' --output docs/reports/twenty-one.html
	@echo docs/reports/twenty-one.html
	@tools/reports/make.py build/croupier docs/reports

check: ## the long checks: other sanitizers, tidy, fuzzers, mutants (STAGE=mutants: one of them)
	@tools/need.sh $(CHECK_NEEDS)
	@tools/check.sh $(STAGE)

mutants: ## break each line that decides a rule and see a test fail
	@tools/need.sh $(TEST_NEEDS) git
	@tools/mutants.py

clean: ## remove what was built
	rm -rf web/dist web/node_modules build build-asan build-tsan build-msan build-fuzz build-wasm build-tidy build-analyze build-mutants

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | sed 's/^all\t/make\t/; t; s/^/make /' | expand -t 16
