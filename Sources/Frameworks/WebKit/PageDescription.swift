import Foundation

/// The state of a page, as `PageScript` describes it.
struct PageDescription: Decodable, Equatable {
  /// A visible element.
  struct Element: Decodable, Equatable {
    /// The role, such as `button`.
    var role: String
    /// The frame in the page's own points, from the corner of the visible area.
    var frame: [Double]
    var label: String?
    var value: String?
    var identifier: String?
    var isDisabled: Bool?
    var isOn: Bool?
  }

  /// The field that has the focus.
  struct Field: Decodable, Equatable {
    /// The type, as in `<input type>`, or `text`.
    var type: String
    /// The kind of keyboard, as in `inputmode`.
    var mode: String?
    /// The title of the Return key, as in `enterkeyhint`.
    var returnKey: String?
    /// The words that are capitalized, as in `autocapitalize`.
    var capitalization: String?
    /// The frame in the page's own points, from the corner of the visible area.
    var frame: [Double]
    /// Whether the field contains text.
    var hasText: Bool
  }

  /// An option of a field.
  struct Option: Decodable, Equatable {
    /// The title.
    var label: String
    /// The title of the group, if the option is in one.
    var group: String?
    var isDisabled: Bool
    var isOn: Bool
  }

  /// The field that the user has tapped to choose a value.
  struct Picker: Decodable, Equatable {
    /// The number, which is different each time the user taps a field.
    var number: Int
    /// The type, as in `<input type>`, or `select`.
    var type: String
    /// The frame in the page's own points, from the corner of the visible area.
    var frame: [Double]
    var label: String
    var value: String
    /// The limits of the value, as in `min` and `max`.
    var least: String?
    var most: String?
    /// Whether the user can choose several options.
    var isMultiple: Bool
    var options: [Option]
  }

  /// The content of the page's viewport tag, or `nil` if it has none.
  var viewport: String?
  /// The position of the visible area.
  var x: Double
  var y: Double
  /// The size of the document.
  var width: Double
  var height: Double
  /// The number of the app's last scroll command that the page has performed.
  var scroll: Int
  /// The color behind the page, such as `#ffffff`, or `nil` if it's transparent.
  var background: String?
  /// The color that the page suggests for bars.
  var theme: String?
  var field: Field?
  /// Whether the page, or a part of it that scrolls, uses the touch instead of the scroll view.
  var takesTouch: Bool?
  var picker: Picker?
  var elements: [Element]
}
