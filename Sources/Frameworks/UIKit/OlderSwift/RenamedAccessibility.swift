import UIKitCore

// In projects with Swift 4, declarations that Swift 4.2 renamed have their old names, as in Xcode.

/// The name of `UIAccessibility.isSwitchControlRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// The name of `UIAccessibility.isBoldTextEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}

/// The name of `UIAccessibility.isDarkerSystemColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// The name of `UIAccessibility.isReduceTransparencyEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The name of `UIAccessibility.isInvertColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

/// The name of `UIAccessibility.isGrayscaleEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

/// The name of `UIAccessibility.isGuidedAccessEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

/// The name of `UIAccessibility.isMonoAudioEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

/// The name of `UIAccessibility.isClosedCaptioningEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// The name of `UIAccessibility.isAssistiveTouchRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// The name of `UIAccessibility.isSpeakSelectionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// The name of `UIAccessibility.isSpeakScreenEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

/// The name of `UIAccessibility.isShakeToUndoEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

extension UIAccessibilityTraits {
  /// Returns the union of two sets of traits, which are numbers in Swift 4.
  @available(swift, obsoleted: 4.2, message: "Use insert(_:) or an array instead.")
  public static func | (first: UIAccessibilityTraits, second: UIAccessibilityTraits)
    -> UIAccessibilityTraits
  {
    first.union(second)
  }

  /// Returns the intersection of two sets of traits, which are numbers in Swift 4.
  @available(swift, obsoleted: 4.2, message: "Use contains(_:) instead.")
  public static func & (first: UIAccessibilityTraits, second: UIAccessibilityTraits)
    -> UIAccessibilityTraits
  {
    first.intersection(second)
  }

  /// Adds traits, which are numbers in Swift 4.
  @available(swift, obsoleted: 4.2, message: "Use insert(_:) instead.")
  public static func |= (first: inout UIAccessibilityTraits, second: UIAccessibilityTraits) {
    first.formUnion(second)
  }

  /// Keeps only the traits in another set, which are numbers in Swift 4.
  @available(swift, obsoleted: 4.2, message: "Use remove(_:) instead.")
  public static func &= (first: inout UIAccessibilityTraits, second: UIAccessibilityTraits) {
    first.formIntersection(second)
  }
}
