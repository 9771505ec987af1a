import Foundation

/// The user's choice in a date picker.
enum DateChoice {
  case date(Date)
  case duration(TimeInterval)
}

/// A style of a date picker.
@MainActor
protocol DatePickerContent: AnyObject {
  /// A closure that's called with each choice of the user.
  var onChange: ((DateChoice) -> Void)? { get set }
  /// The size that the style requires.
  var fittingSize: CGSize { get }

  /// Applies new settings.
  func apply(_ settings: DatePickerSettings, date: Date)
  /// Shows a date.
  func show(_ date: Date, animated: Bool)
  /// Shows a duration.
  func show(duration: TimeInterval, animated: Bool)
}

extension DatePickerContent {
  func show(duration: TimeInterval, animated: Bool) {}
}
