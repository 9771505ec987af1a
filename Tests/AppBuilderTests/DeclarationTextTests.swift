import Foundation
import Testing

@testable import BuildWork

/// The changes of a file that other files can depend on.
struct DeclarationTextTests {
  private static let code = """
    class Note: NSObject {
      @objc var title = "a"
      var length: Int { title.count }
      func save(to file: String) { print(file) }
    }
    """

  private func text(_ old: String = "", _ new: String = "") -> DeclarationText? {
    let code = Self.code.replacing(old, with: new)
    return DeclarationText(
      of: SourceFile(URL(fileURLWithPath: "/Note.swift"), index: 0, bytes: Array(code.utf8)))
  }

  @Test(arguments: [
    ("print(file)", "view."), ("title.count", "0"), ("func save", "\n  // Why.\n  func save"),
  ])
  func bodiesAndCommentsArent(_ old: String, _ new: String) {
    #expect(text(old, new) == text())
  }

  @Test(arguments: [
    ("save", "keep"), ("\"a\"", "1"), ("@objc ", ""), ("Int", "Double"), ("NSObject", "UIView"),
    ("{ print(file) }", "{ print(file) }\n  func"),
  ])
  func everythingElseIs(_ old: String, _ new: String) {
    #expect(text(old, new) != text())
  }

  @Test func aClassInAFunctionCanBeAnything() {
    #expect(text("print(file)", "class Local {}") == nil)
  }
}
