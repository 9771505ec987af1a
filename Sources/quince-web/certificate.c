#include "certificate.h"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

/// The validity, in seconds.
enum { VALIDITY = 30 * 24 * 60 * 60 };

static X509 *make_certificate(EVP_PKEY *key) {
  X509 *certificate = X509_new();
  if (certificate == NULL) return NULL;
  X509_NAME *name = X509_get_subject_name(certificate);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate), -VALIDITY);
  X509_gmtime_adj(X509_getm_notAfter(certificate), VALIDITY);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"Quince", -1, -1, 0);
  X509_set_issuer_name(certificate, name);
  X509_set_pubkey(certificate, key);
  X509_sign(certificate, key, EVP_sha256());
  return certificate;
}

GTlsCertificate *own_certificate(void) {
  static GTlsCertificate *made;
  if (made != NULL) return made;
  EVP_PKEY *key = EVP_EC_gen("P-256");
  X509 *certificate = key == NULL ? NULL : make_certificate(key);
  BIO *text = BIO_new(BIO_s_mem());
  char *bytes;
  if (certificate != NULL && PEM_write_bio_X509(text, certificate) == 1 &&
      PEM_write_bio_PrivateKey(text, key, NULL, NULL, 0, NULL, NULL) == 1) {
    long length = BIO_get_mem_data(text, &bytes);
    made = g_tls_certificate_new_from_pem(bytes, length, NULL);
  }
  BIO_free(text);
  X509_free(certificate);
  EVP_PKEY_free(key);
  return made;
}
