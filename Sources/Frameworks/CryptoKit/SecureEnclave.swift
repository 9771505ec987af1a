/// The processor that keeps keys secret.
///
/// A simulated device has none, so the keys are made in software.
///
/// Follows <https://developer.apple.com/documentation/cryptokit/secureenclave>.
public enum SecureEnclave: Sendable {
  /// Whether the device has the processor.
  public static var isAvailable: Bool { false }

  /// Keys for the elliptic curve P-256.
  public enum P256: Sendable {
    /// Keys for signatures.
    public enum Signing: Sendable {}
    /// Keys for shared secrets.
    public enum KeyAgreement: Sendable {}
  }
}
