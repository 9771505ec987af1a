import DeviceProtocol
import Foundation

/// Something that a person did, or that must hold, as flows and UI tests can say it.
enum RecordedStep: Equatable, Sendable {
  /// Opens the app anew.
  case launch(erasing: Bool)
  /// Brings an app to the front; `nil` is the app that is recorded.
  case open(bundleID: String?)
  case end
  case tap(RecordedTarget, times: Int)
  case longPress(RecordedTarget)
  case type(String)
  case erase(Int)
  case key(RecordedKey)
  case paste(String)
  case adjust(RecordedTarget, RecordedAdjustment)
  case swipe(RecordedSwipe)
  /// Scrolls until an element is on the screen.
  case scroll(to: RecordedTarget, SwipeDirection)
  case back
  case home
  case switcher
  case shake
  case rotate(DeviceConfiguration.Orientation)
  case appearance(DeviceConfiguration.Appearance)
  case locale(DeviceLocale)
  case biometrics(BiometricsAction)
  case location(DeviceLocation)
  /// An element must be on the screen.
  case see(RecordedTarget)
  /// An element must show a text.
  case read(RecordedTarget, RecordedText)
  /// What neither a flow nor a test can do.
  case remark(String)

  /// Whether it only looks.
  var isAssertion: Bool {
    switch self {
    case .see, .read: true
    default: false
    }
  }
}

/// A key of a hardware keyboard.
struct RecordedKey: Equatable, Sendable {
  /// The key as a flow writes it, without those that are held.
  var name: String
  var modifiers: KeyPress.Modifiers
}

/// What a control was set to.
struct RecordedAdjustment: Equatable, Sendable {
  /// The number, or the texts of the wheels, the first wheel first.
  var texts: [String]
  /// Where the thumb of a slider is, from 0 to 1.
  var position: Double?
  /// The wheels of a picker as a UI test finds them.
  var wheels: [String] = []
  /// Where in the control fingers tapped, in parts of its width and height.
  var taps: [CGPoint] = []
}

/// A finger's way across the screen.
struct RecordedSwipe: Equatable, Sendable {
  /// From where to where, in parts of the screen's width and height, or of the element's.
  var start: CGPoint
  var end: CGPoint
  /// Seconds.
  var duration: Double
  /// The element in which the finger moved, where that matters more than the place on the screen.
  var element: RecordedTarget?
  /// The list or the view whose content moved.
  var scrolled: Int?
  /// Where the content that comes into sight lies.
  var direction: SwipeDirection
}

/// What an element shows.
struct RecordedText: Equatable, Sendable {
  /// The text, or what the element is set to.
  var text: String
  /// Whether it's what the element is set to, as assistive technology says it.
  var isValue: Bool
  /// The attribute by which a UI test reads it, if there is one.
  var testAttribute: String?
  /// Whether a slider was dragged for it, which a UI test does less exactly.
  var isApproximate = false
}
