import DeviceProtocol
import Foundation

/// A device model with settings, such as `iPad:dark:landscape:AccessibilityXL:de-DE`.
package struct DeviceKind: Sendable, Equatable {
  /// The device model.
  package var model: DeviceModel
  /// The light or dark appearance.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The orientation of the device.
  package var orientation = DeviceConfiguration.Orientation.portrait
  /// The text size, as Apple's name.
  package var contentSizeCategory = "UICTContentSizeCategoryL"
  /// The language and region.
  package var locale = DeviceLocale.standard

  /// An error for a word that isn't a device setting.
  package struct UnknownWord: Error, CustomStringConvertible {
    /// The word.
    package var word: String

    /// The word, and the allowed words.
    package var description: String {
      "Unknown device option “\(word)”. After the model's name, add options after colons: "
        + "light or dark; portrait, landscape, landscapeLeft, or landscapeRight; a text size "
        + "(\(ContentSize.names.joined(separator: ", ")), or largest); "
        + "a language and region, such as de-DE."
    }
  }

  /// Creates a description of a model with the default settings.
  package init(model: DeviceModel) {
    self.model = model
  }

  /// Parses the name of a model, followed by settings that are separated by colons.
  /// - Throws: `DeviceModel.UnknownModel`, `UnknownWord`.
  package init(_ text: String) throws {
    let words = text.components(separatedBy: ":").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    model = try DeviceModel.named(words[0])
    for word in words.dropFirst() { try take(word) }
  }

  private mutating func take(_ word: String) throws {
    if let appearance = DeviceConfiguration.Appearance(rawValue: word) {
      self.appearance = appearance
    } else if let orientation = Self.orientation(word) {
      self.orientation = orientation
    } else if let category = ContentSize.category(named: word) {
      contentSizeCategory = category
    } else if word.contains(where: { $0 == "-" || $0 == "_" }),
      let locale = DeviceLocale.existing(word)
    {
      self.locale = locale
    } else {
      throw UnknownWord(word: word)
    }
  }

  private static func orientation(_ word: String) -> DeviceConfiguration.Orientation? {
    word == "landscape" ? .landscapeLeft : DeviceConfiguration.Orientation(rawValue: word)
  }
}
