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
  /// The color behind the page, as CSS writes it.
  var background: String?
  var field: Field?
  /// Whether the page, or a part of it that scrolls, uses the touch instead of the scroll view.
  var takesTouch: Bool?
  var elements: [Element]
}
