import Foundation
import Stubs

extension UIAccessibility {
  /// Changes accessibility features while the device shows only this app.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Stub.guidedAccess.report()
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(false, UIGuidedAccessError(.permissionDenied)) }
  }

  /// Starts or ends showing only this app.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (_ didSucceed: Bool) -> Void
  ) {
    Stub.guidedAccess.report()
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(false) }
  }
}
