import CryptoKit
import LocalAuthentication
import Testing

/// Keys of a Secure Enclave that a simulated device doesn't have.
struct SecureEnclaveTests {
  @Test func theProcessorIsntAvailable() {
    #expect(!SecureEnclave.isAvailable)
  }

  @Test func keysSign() throws {
    let control = SecAccessControl(protection: "aku", flags: [.privateKeyUsage, .userPresence])
    let key = try SecureEnclave.P256.Signing.PrivateKey(accessControl: control)
    let message = Data("message".utf8)
    let signature = try key.signature(for: message)
    #expect(key.publicKey.isValidSignature(signature, for: message))
    let same = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: key.dataRepresentation)
    let other = try same.signature(for: SHA256.hash(data: message))
    #expect(key.publicKey.isValidSignature(other, for: message))
    #expect(throws: (any Error).self) {
      try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: Data([1]))
    }
  }

  @Test func keysShareSecrets() throws {
    let key = try SecureEnclave.P256.KeyAgreement.PrivateKey()
    let other = P256.KeyAgreement.PrivateKey()
    let secret = try key.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(try other.sharedSecretFromKeyAgreement(with: key.publicKey) == secret)
    let same = try SecureEnclave.P256.KeyAgreement.PrivateKey(
      dataRepresentation: key.dataRepresentation)
    #expect(same.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
  }
}
