import Foundation

/// The replacements for methods of Foundation's classes that do less on Linux, or something else.
enum Replacements {
  /// Called by the dynamic linker, before the app's own initializers.
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Void = {
    DecimalCalculations.takeOver()
    MendedArray.takeOver()
    MendedAttributedString.takeOver()
    MendedMutableArray.takeOver()
    MendedData.takeOver()
    MendedDecimalNumber.takeOver()
    MendedDictionary.takeOver()
    MendedError.takeOver()
    MendedKeyedArchiver.takeOver()
    InputStreamError.takeOver()
    OutputStreamError.takeOver()
    MendedUserDefaults.takeOver()
    OrderedNotifications.takeOver()
    ProgressTotal.takeOver()
    StringComparison.takeOver()
    ThreadName.takeOver()
  }
}
