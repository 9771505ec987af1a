import UIKit

/// The conditions under which an item can be used.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrolcreateflags>.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFOptionFlags

  /// Creates conditions from bits.
  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// Biometric authentication or the passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Biometric authentication.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// Biometric authentication.
  @available(*, deprecated, renamed: "biometryAny")
  public static var touchIDAny: Self { .biometryAny }
  /// Biometric authentication with a face or fingerprint that's enrolled now.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// Biometric authentication with a face or fingerprint that's enrolled now.
  @available(*, deprecated, renamed: "biometryCurrentSet")
  public static var touchIDCurrentSet: Self { .biometryCurrentSet }
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// A companion device.
  public static let companion = Self(rawValue: 1 << 5)
  /// One of the conditions.
  public static let or = Self(rawValue: 1 << 14)
  /// All of the conditions.
  public static let and = Self(rawValue: 1 << 15)
  /// The use of a private key for signing and decrypting.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password that the app provides.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}
