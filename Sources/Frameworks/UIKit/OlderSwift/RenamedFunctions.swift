import UIKitCore

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The name of `CGRect.inset(by:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The name of `UIEdgeInsets`' operator `==` in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

/// The name of `UIOffset.init(horizontal:vertical:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The name of `UIImage.pngData()` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

/// The name of `UIImage.jpegData(compressionQuality:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name of `UIAccessibility.post(notification:argument:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The name of `UIAccessibility.isVoiceOverRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// The name of `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The name of `NSCoder.string(for:)` for a point in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The name of `NSCoder.string(for:)` for a size in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The name of `NSCoder.string(for:)` for a rectangle in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The name of `NSCoder.string(for:)` for insets in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The name of `NSCoder.cgPoint(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The name of `NSCoder.cgSize(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The name of `NSCoder.cgRect(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The name of `UIDeviceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The name of `UIDeviceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The name of `UIDeviceOrientation.isValidInterfaceOrientation` in Swift 4.
@available(
  swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)"
)
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation)
  -> Bool
{
  orientation.isValidInterfaceOrientation
}

/// The name of `UIInterfaceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// The name of `UIInterfaceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns the device's idiom.
///
/// This function is deprecated in favor of `UIDevice.userInterfaceIdiom`.
@available(iOS, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
