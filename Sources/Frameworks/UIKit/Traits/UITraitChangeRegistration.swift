/// A registration for changes of traits, which ends with `unregisterForTraitChanges(_:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
