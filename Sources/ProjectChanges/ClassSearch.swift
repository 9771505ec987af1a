import Foundation
import ProjectTemplates
import Safeguards

/// Finds declarations of types in Swift files by their text.
struct ClassSearch {
  /// A declaration of a type.
  struct Declaration {
    let file: URL
    /// The first type that the type inherits from.
    let superclass: String?
  }

  private let texts: [(file: URL, text: String)]

  /// - Parameter files: The Swift files. Those that can't be read are skipped.
  init(_ files: [URL]) {
    texts = files.compactMap { file in (try? InputFile.text(of: file)).map { (file, $0) } }
  }

  /// Returns the declaration of a type, or `nil` if the files have none.
  func declaration(of name: String) -> Declaration? {
    guard
      let pattern = try? Regex(
        #"\b(?:class|struct|enum|actor|protocol|typealias)\s+\#(name)\b(?:\s*:\s*(?:[\w.]*\.)?(\w+))?"#,
        as: (Substring, Substring?).self)
    else { return nil }
    for (file, text) in texts {
      let code = text.replacing(/\/\/[^\n]*|\/\*(?s:.*?)\*\//, with: "")
      if let match = code.firstMatch(of: pattern) {
        return Declaration(file: file, superclass: match.output.1.map(String.init))
      }
    }
    return nil
  }

  /// Returns the kind of screen of a controller, according to the classes that it inherits from.
  func kind(of controller: String) -> ScreenKind {
    var name = controller
    for _ in 0..<16 {
      if let kind = ScreenKind.allCases.first(where: { $0.superclass == name }) { return kind }
      guard let next = declaration(of: name)?.superclass else { break }
      name = next
    }
    return .view
  }
}
