import Foundation
import ObjectiveC

/// An object that sorts objects into the sections of a table with an index, according to the user's
/// language.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation>.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let letters: [String]

  init(_ locale: Locale = .current) {
    letters = CollationAlphabet.letters(of: locale)
    super.init()
  }

  /// Returns the collation of the user's language.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

  /// The titles of the sections.
  open var sectionTitles: [String] { letters + ["#"] }

  /// The titles in the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section for a title in the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section for an object, according to a string that a method of the object returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// Returns objects sorted by the strings that a method of each object returns.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    return texts.indices.sorted { one, other in
      let order = texts[one].localizedStandardCompare(texts[other])
      return order == .orderedSame ? one < other : order == .orderedAscending
    }.map { array[$0] }
  }

  private func section(of text: String) -> Int {
    guard let first = text.trimmingCharacters(in: .whitespaces).first else { return letters.count }
    let capital = String(first).uppercased()
    if let index = letters.firstIndex(of: capital) { return index }
    let plain = capital.folding(options: .diacriticInsensitive, locale: nil)
    return letters.firstIndex(of: String(plain.prefix(1))) ?? letters.count
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let object = object as AnyObject
    if let value = ObjCRuntime.property("\(selector)", of: object) { return "\(value)" }
    let result = (object as? NSObject)?.perform(selector)?.takeUnretainedValue()
    return result.map { "\($0)" } ?? ""
  }
}
