/// A registration for changes of traits, which ends with `unregisterForTraitChanges(_:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
