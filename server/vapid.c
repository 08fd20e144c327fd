/* See vapid.h. */
#include "server/vapid.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/text.h"
#include "store/store.h"

enum {
    NUMBER_BYTES = 32, /* of a number modulo the order of P-256 */
    POINT_BYTES = 2 * NUMBER_BYTES + 1,
    GOOD_SECONDS = 12 * 3600 /* RFC 8292 allows a day */
};

struct vapid {
    EVP_PKEY *key;
    char public[VAPID_PUBLIC_CHARS + 1];
};

/* ---- The key ---- */

/* A number below the order, by trying: one of 2^32 is not. */
static BIGNUM *derive(const char *digits, const BIGNUM *order)
{
    unsigned char key[crypto_auth_KEYBYTES], drawn[crypto_auth_BYTES];
    BIGNUM *number = BN_secure_new();
    if (sodium_hex2bin(key, sizeof key, digits, STORE_KEY_CHARS, NULL, NULL, NULL))
        return BN_free(number), NULL;
    for (int n = 0; number && (BN_is_zero(number) || BN_cmp(number, order) >= 0); n++) {
        char label[32];
        int size = snprintf(label, sizeof label, "vapid %d", n);
        crypto_auth(drawn, (const unsigned char *)label, (unsigned long long)size, key);
        if (!BN_bin2bn(drawn, NUMBER_BYTES, number)) {
            BN_clear_free(number);
            number = NULL;
        }
    }
    sodium_memzero(key, sizeof key);
    sodium_memzero(drawn, sizeof drawn);
    return number;
}

static EVP_PKEY *pair(const BIGNUM *number, const unsigned char point[POINT_BYTES])
{
    EVP_PKEY *key = NULL;
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    OSSL_PARAM *parts = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (build && context &&
        OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) &&
        OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number) &&
        OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, point, POINT_BYTES) &&
        (parts = OSSL_PARAM_BLD_to_param(build)) && EVP_PKEY_fromdata_init(context) == 1 &&
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, parts) != 1)
        key = NULL;
    OSSL_PARAM_free(parts);
    OSSL_PARAM_BLD_free(build);
    EVP_PKEY_CTX_free(context);
    return key;
}

static bool make(struct vapid *vapid, const char *digits)
{
    unsigned char bytes[POINT_BYTES];
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = point ? derive(digits, EC_GROUP_get0_order(group)) : NULL;
    if (number && EC_POINT_mul(group, point, number, NULL, NULL, NULL) &&
        EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, bytes, sizeof bytes,
                           NULL) == sizeof bytes) {
        vapid->key = pair(number, bytes);
        sodium_bin2base64(vapid->public, sizeof vapid->public, bytes, sizeof bytes,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    }
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    return vapid->key;
}

struct vapid *vapid_open(const char *key)
{
    struct vapid *vapid = calloc(1, sizeof *vapid);
    if (vapid && make(vapid, key))
        return vapid;
    free(vapid);
    return NULL;
}

void vapid_close(struct vapid *vapid)
{
    if (vapid)
        EVP_PKEY_free(vapid->key);
    free(vapid);
}

const char *vapid_public(const struct vapid *vapid)
{
    return vapid->public;
}

/* ---- What it signs ---- */

bool vapid_contact_good(const char *contact)
{
    size_t size = strlen(contact);
    bool mail = !strncmp(contact, "mailto:", 7) && strchr(contact, '@') > contact + 7;
    if ((!mail && strncmp(contact, "https://", 8)) || size > VAPID_CONTACT_BYTES || size < 9)
        return false;
    for (const char *at = contact; *at; at++)
        if (*at <= ' ' || *at >= 127 || strchr("\"\\<>", *at))
            return false;
    return true;
}

/* r and s one after the other, as JWS has them; OpenSSL gives them as DER. */
static bool sign(EVP_PKEY *key, const char *text, unsigned char out[2 * NUMBER_BYTES])
{
    unsigned char der[2 * NUMBER_BYTES + 16];
    const unsigned char *at = der;
    size_t size = sizeof der;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool good = context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
                EVP_DigestSign(context, der, &size, (const unsigned char *)text, strlen(text)) == 1;
    ECDSA_SIG *signature = good ? d2i_ECDSA_SIG(NULL, &at, (long)size) : NULL;
    good = signature &&
           BN_bn2binpad(ECDSA_SIG_get0_r(signature), out, NUMBER_BYTES) == NUMBER_BYTES &&
           BN_bn2binpad(ECDSA_SIG_get0_s(signature), out + NUMBER_BYTES, NUMBER_BYTES) ==
               NUMBER_BYTES;
    ECDSA_SIG_free(signature);
    EVP_MD_CTX_free(context);
    return good;
}

static void put_base64(struct text *out, const void *bytes, size_t size)
{
    char digits[VAPID_HEADER_BYTES];
    sodium_bin2base64(digits, sizeof digits, bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text_put(out, digits);
}

bool vapid_header(const struct vapid *vapid, const char *origin, const char *contact, int64_t now_s,
                  char out[VAPID_HEADER_BYTES])
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[512], token[VAPID_HEADER_BYTES];
    unsigned char signature[2 * NUMBER_BYTES];
    struct text says = text_over(claims, sizeof claims);
    text_format(&says, "{\"aud\":\"%s\",\"exp\":", origin);
    text_int(&says, now_s + GOOD_SECONDS);
    text_format(&says, ",\"sub\":\"%s\"}", contact);
    struct text jwt = text_over(token, sizeof token);
    put_base64(&jwt, head, sizeof head - 1);
    text_char(&jwt, '.');
    put_base64(&jwt, claims, says.used);
    if (says.cut || !sign(vapid->key, token, signature))
        return false;
    text_char(&jwt, '.');
    put_base64(&jwt, signature, sizeof signature);
    struct text header = text_over(out, VAPID_HEADER_BYTES);
    text_format(&header, "vapid t=%s, k=%s", token, vapid->public);
    return !jwt.cut && !header.cut;
}
