import AppRuntime
import Foundation
import Stubs

extension UIApplication {
  private static var chosenIcon: String?

  /// Whether the app supports alternate icons.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the current alternate icon, or `nil` if it's the primary icon.
  public var alternateIconName: String? { Self.chosenIcon }

  /// Sets one of the app's alternate icons, or restores the primary one.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isKnown = alternateIconName.map(hasIcon) ?? true
    if isKnown {
      Stub.alternateIcon.report(if: alternateIconName != nil)
      Self.chosenIcon = alternateIconName
    }
    let error = isKnown ? nil : CocoaError(.fileNoSuchFile)
    DispatchQueue.main.async { completionHandler?(error) }
  }

  /// Sets one of the app's alternate icons, or restores the primary one.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// Returns whether the app has an icon.
  ///
  /// Icons in asset catalogs aren't listed.
  private func hasIcon(_ name: String) -> Bool {
    guard let listed = InfoPlist["CFBundleIcons"]?["CFBundleAlternateIcons"] else { return true }
    return listed[name] != nil
  }
}
