import CryptoKit
import Testing

/// Apple's names in the module.
struct CryptoKitTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    let message = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: message))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA512.hash(data: message)).hasPrefix("ddaf35a193617aba"))
    #expect(hex(SHA384.hash(data: message)).hasPrefix("cb00753f45a35e8b"))
    #expect(hex(Insecure.MD5.hash(data: message)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hex(Insecure.SHA1.hash(data: message)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(SHA256.hash(data: message).description.hasPrefix("SHA256 digest: ba7816bf"))
    var hasher = CryptoKit.SHA256()
    hasher.update(data: Data("a".utf8))
    hasher.update(data: Data("bc".utf8))
    #expect(hasher.finalize() == SHA256.hash(data: message))
  }

  @Test func messagesAreAuthenticated() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
  }

  @Test func messagesAreSealedAndOpened() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("message".utf8)
    let box = try AES.GCM.seal(message, using: key)
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + message.count + 16)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
    let other = try ChaChaPoly.seal(message, using: key)
    #expect(
      try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key) == message)
    #expect(throws: CryptoKitError.self) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
  }

  @Test func keysAreWrappedAndDerived() throws {
    let (key, other) = (SymmetricKey(size: .bits128), SymmetricKey(size: .bits256))
    let wrapped = try AES.KeyWrap.wrap(key, using: other)
    #expect(try AES.KeyWrap.unwrap(wrapped, using: other) == key)
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key, salt: Data([1]), info: Data([2]), outputByteCount: 42)
    #expect(derived.bitCount == 336)
  }

  @Test func curvesSignAndShareSecrets() throws {
    let message = Data("message".utf8)
    let signing = Curve25519.Signing.PrivateKey()
    #expect(
      signing.publicKey.isValidSignature(try signing.signature(for: message), for: message))
    let prime = P256.Signing.PrivateKey()
    let signature = try prime.signature(for: message)
    #expect(prime.publicKey.isValidSignature(signature, for: message))
    let read = try P256.Signing.PublicKey(pemRepresentation: prime.publicKey.pemRepresentation)
    #expect(read.isValidSignature(signature, for: SHA256.hash(data: message)))
    let (one, two) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    #expect(try two.sharedSecretFromKeyAgreement(with: one.publicKey) == secret)
    let key = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    #expect(key.bitCount == 256)
  }
}
