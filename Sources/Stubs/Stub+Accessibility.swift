extension Stub {
  /// The stubs of accessibility.
  static let accessibility: [Stub] = [
    accessibilityLanguage, accessibilityNotification, accessibilityGroup, accessibilityFrame,
    accessibilityActivationPoint, accessibilityCustomActions, accessibilityOfObjects,
    accessibilityLabelAttributes, accessibilityResponds, accessibilityInputLabels,
    accessibilityReading, accessibilityRotors, accessibilityActionCategory,
    guidedAccess,
  ]

  /// `UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)`.
  package static let guidedAccess = Stub.member(
    "UIAccessibility", "requestGuidedAccessSession(enabled:completionHandler:)",
    lacks: "the device isn't managed, so that sessions don't start")

  /// `UIAccessibilityCustomAction.category`.
  package static let accessibilityActionCategory = Stub.member(
    "UIAccessibilityCustomAction", "category", lacks: "actions aren't grouped")

  /// `UIView.accessibilityAttributedLabel`.
  package static let accessibilityLabelAttributes = Stub.member(
    "UIView", "accessibilityAttributedLabel", lacks: "the attributes don't change how it's read")

  /// `UIResponder.accessibilityRespondsToUserInteraction`.
  package static let accessibilityResponds = Stub.member(
    "UIResponder", "accessibilityRespondsToUserInteraction",
    lacks: "the value is stored, but has no effect")

  /// `UIResponder.accessibilityUserInputLabels`.
  package static let accessibilityInputLabels = Stub.member(
    "UIResponder", "accessibilityUserInputLabels",
    lacks: "there is no voice control that uses the words",
    uncalled: [
      "pickerView(_:accessibilityUserInputLabelsForComponent:)",
      "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)",
    ].map { "UIPickerViewAccessibilityDelegate.\($0)" })

  /// `UIView.accessibilityCustomActions`.
  package static let accessibilityCustomActions = Stub.member(
    "UIView", "accessibilityCustomActions", lacks: "the actions aren't offered")

  /// The properties of accessibility of objects that aren't views.
  package static let accessibilityOfObjects = Stub.member(
    "NSObject", "accessibilityLabel",
    lacks: "the label has no effect, except on views and accessibility elements"
  )

  /// `UIView.accessibilityFrame`.
  package static let accessibilityFrame = Stub.member(
    "UIView", "accessibilityFrame", lacks: "the element has the view's frame")

  /// `UIView.accessibilityActivationPoint`.
  package static let accessibilityActivationPoint = Stub.member(
    "UIView", "accessibilityActivationPoint",
    lacks: "the element is tapped at the center of the view")

  /// `UIView.accessibilityLanguage`.
  package static let accessibilityLanguage = Stub.member(
    "UIView", "accessibilityLanguage", lacks: "the text is read in the device's language")

  /// `UIAccessibility.post(notification:argument:)`.
  package static let accessibilityNotification = Stub.member(
    "UIAccessibility", "post(notification:argument:)",
    lacks: "only announcements, and changes of the layout or the screen, are posted")

  /// `UIView.shouldGroupAccessibilityChildren`.
  package static let accessibilityGroup = Stub.member(
    "UIView", "shouldGroupAccessibilityChildren",
    lacks: "the elements are read in the default order")

  /// The stub for the way that views and elements are read.
  package static let accessibilityReading = Stub.member(
    "UIResponder", "accessibilityNavigationStyle",
    lacks: "the values are stored, but have no effect on speech")

  /// `UIResponder.accessibilityCustomRotors`.
  package static let accessibilityRotors = Stub.member(
    "UIResponder", "accessibilityCustomRotors", lacks: "the rotors aren't offered")
}
