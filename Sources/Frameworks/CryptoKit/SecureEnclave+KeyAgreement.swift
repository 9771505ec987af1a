import Crypto
import Foundation
public import LocalAuthentication

internal import Stubs

extension SecureEnclave.P256.KeyAgreement {
  /// A private key for shared secrets.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/cryptokit/secureenclave/p256/keyagreement/privatekey>.
  public struct PrivateKey: Sendable {
    private let key: Crypto.P256.KeyAgreement.PrivateKey

    /// Creates a random key.
    /// - Parameters:
    ///   - compactRepresentable: Whether the public key can be represented in 32 bytes.
    ///   - accessControl: The conditions under which the key can be used, which aren't checked.
    ///   - authenticationContext: A context for the authentication, which isn't needed.
    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl,
      authenticationContext: LAContext? = nil
    ) throws {
      try self.init(
        compactRepresentable: compactRepresentable, authenticationContext: authenticationContext)
    }

    /// Creates a random key.
    /// - Parameters:
    ///   - compactRepresentable: Whether the public key can be represented in 32 bytes.
    ///   - authenticationContext: A context for the authentication, which isn't needed.
    public init(
      compactRepresentable: Bool = true, authenticationContext: LAContext? = nil
    ) throws {
      Stub.secureEnclaveKeys.report()
      key = Crypto.P256.KeyAgreement.PrivateKey(compactRepresentable: compactRepresentable)
    }

    /// Creates a key from its representation.
    /// - Parameter authenticationContext: A context for the authentication, which isn't needed.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      Stub.secureEnclaveKeys.report()
      key = try Crypto.P256.KeyAgreement.PrivateKey(rawRepresentation: dataRepresentation)
    }

    /// The public key.
    public var publicKey: Crypto.P256.KeyAgreement.PublicKey { key.publicKey }

    /// A representation from which the same device can create the key again.
    public var dataRepresentation: Data { key.rawRepresentation }

    /// Returns the secret that the key shares with the private key of a public key.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
      try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
    }
  }
}
