import Crypto
import Foundation
public import LocalAuthentication

internal import Stubs

extension SecureEnclave.P256.Signing {
  /// A private key for signatures.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/cryptokit/secureenclave/p256/signing/privatekey>.
  public struct PrivateKey: Sendable {
    private let key: Crypto.P256.Signing.PrivateKey

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
      key = Crypto.P256.Signing.PrivateKey(compactRepresentable: compactRepresentable)
    }

    /// Creates a key from its representation.
    /// - Parameter authenticationContext: A context for the authentication, which isn't needed.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      Stub.secureEnclaveKeys.report()
      key = try Crypto.P256.Signing.PrivateKey(rawRepresentation: dataRepresentation)
    }

    /// The public key.
    public var publicKey: Crypto.P256.Signing.PublicKey { key.publicKey }

    /// A representation from which the same device can create the key again.
    public var dataRepresentation: Data { key.rawRepresentation }

    /// Returns the signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> Crypto.P256.Signing.ECDSASignature {
      try key.signature(for: digest)
    }

    /// Returns the signature of the digest of data by SHA-256.
    public func signature<D: DataProtocol>(
      for data: D
    ) throws -> Crypto.P256.Signing.ECDSASignature {
      try key.signature(for: data)
    }
  }
}
