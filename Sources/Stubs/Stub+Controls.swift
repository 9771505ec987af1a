extension Stub {
  /// The stubs of controls.
  static let controls: [Stub] = [
    backgroundLayoutMargins, backgroundShadow, backgroundVisualEffect, buttonReversesTitleShadow,
    buttonRole,
    buttonShowsTouch, feedback,
    buttonConfigurationIndicator, buttonConfigurationIndicatorColor,
    clearGlassButton, glassButton, prominentClearGlassButton, prominentGlassButton,
    colorPickerExposure, colorPickerEyedropper, colorWellExposure, colorWellEyedropper,
    controlToolTip, progressViewObservedProgress, segmentedControlBackgroundImage,
    segmentedControlDividerImage, toolTip,
  ]

  /// `UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets`.
  package static let backgroundLayoutMargins = Stub.member(
    "UIBackgroundConfiguration", "edgesAddingLayoutMarginsToBackgroundInsets",
    lacks: "layout margins aren't added to the insets")

  /// `UIBackgroundConfiguration.shadowProperties`.
  package static let backgroundShadow = Stub.member(
    "UIBackgroundConfiguration", "shadowProperties",
    lacks: "a background with an image or a custom view has no shadow")

  /// `UIBackgroundConfiguration.visualEffect`.
  package static let backgroundVisualEffect = Stub.member(
    "UIBackgroundConfiguration", "visualEffect", lacks: "the effect isn't shown")

  /// `UIButton.role`.
  package static let buttonRole = Stub.member(
    "UIButton", "role", lacks: "the button looks the same in every role")

  /// `UIButton.reversesTitleShadowWhenHighlighted`.
  package static let buttonReversesTitleShadow = Stub.member(
    "UIButton", "reversesTitleShadowWhenHighlighted", lacks: "the shadow doesn't change")

  /// `UIButton.showsTouchWhenHighlighted`.
  package static let buttonShowsTouch = Stub.member(
    "UIButton", "showsTouchWhenHighlighted", lacks: "the button doesn't glow when touched")

  /// `UIButton.Configuration.indicator`.
  package static let buttonConfigurationIndicator = Stub.member(
    "UIButton.Configuration", "indicator", lacks: "the button shows no indicator")

  /// `UIButton.Configuration.indicatorColorTransformer`.
  package static let buttonConfigurationIndicatorColor = Stub.member(
    "UIButton.Configuration", "indicatorColorTransformer", lacks: "the button shows no indicator")

  /// `UIButton.Configuration.clearGlass()`.
  package static let clearGlassButton = Stub.member(
    "UIButton.Configuration", "clearGlass()", lacks: "the button has no background")

  /// `UIButton.Configuration.glass()`.
  package static let glassButton = Stub.member(
    "UIButton.Configuration", "glass()", lacks: "the button's background is gray")

  /// `UIButton.Configuration.prominentClearGlass()`.
  package static let prominentClearGlassButton = Stub.member(
    "UIButton.Configuration", "prominentClearGlass()", lacks: "the button looks like a tinted one")

  /// `UIButton.Configuration.prominentGlass()`.
  package static let prominentGlassButton = Stub.member(
    "UIButton.Configuration", "prominentGlass()", lacks: "the button looks like a filled one")

  /// `UIColorPickerViewController.maximumLinearExposure`.
  package static let colorPickerExposure = Stub.member(
    "UIColorPickerViewController", "maximumLinearExposure",
    lacks: "only colors in the standard dynamic range can be chosen")

  /// `UIColorPickerViewController.supportsEyedropper`.
  package static let colorPickerEyedropper = Stub.member(
    "UIColorPickerViewController", "supportsEyedropper",
    lacks: "colors can't be picked from the screen")

  /// `UIColorWell.maximumLinearExposure`.
  package static let colorWellExposure = Stub.member(
    "UIColorWell", "maximumLinearExposure",
    lacks: "only colors in the standard dynamic range can be chosen")

  /// `UIColorWell.supportsEyedropper`.
  package static let colorWellEyedropper = Stub.member(
    "UIColorWell", "supportsEyedropper", lacks: "colors can't be picked from the screen")

  /// `UIControl.toolTip`.
  package static let controlToolTip = Stub.member(
    "UIControl", "toolTip", lacks: "no text appears when the pointer rests on the control")

  /// `UIToolTipInteraction`.
  package static let toolTip = Stub.type(
    "UIToolTipInteraction", lacks: "no text appears when the pointer rests on the view",
    uncalled: ["UIToolTipInteractionDelegate.toolTipInteraction(_:configurationAt:)"])

  /// `UIProgressView.observedProgress`.
  package static let progressViewObservedProgress = Stub.member(
    "UIProgressView", "observedProgress",
    lacks: "only the current progress is shown, not later changes")

  /// `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`.
  package static let segmentedControlBackgroundImage = Stub.member(
    "UISegmentedControl", "setBackgroundImage(_:for:barMetrics:)", lacks: "the image isn't shown")

  /// `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
  package static let segmentedControlDividerImage = Stub.member(
    "UISegmentedControl", "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
    lacks: "the image isn't shown")

  /// `UIFeedbackGenerator`.
  package static let feedback = Stub.type(
    "UIFeedbackGenerator", lacks: "there is no haptic feedback")
}
