// The declarations must be the same as in CLibCrypto, which the framework Security imports, too.
#define OPENSSL_SUPPRESS_DEPRECATED

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

// Functions for OpenSSL macros, which Swift can't import.

static inline int quince_require_tls_1_2(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

static inline uint64_t quince_no_renegotiation(void) { return SSL_OP_NO_RENEGOTIATION; }
