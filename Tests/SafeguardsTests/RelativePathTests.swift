import Foundation
import Safeguards
import TestSupport
import Testing

/// Paths relative to a folder, which keep letters of any language.
struct RelativePathTests {
  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a/b/c", "/a/", "b/c"), ("/home/josé/Übung/a", "/home/josé", "Übung/a"),
    ("/戸/戸", "/戸", "戸"), ("/👩‍👩‍👧/x", "/👩‍👩‍👧", "x"), ("/a", "/", "a"),
  ])
  func theRestOfThePathIsKept(_ path: String, _ folder: String, _ rest: String) {
    #expect(path.path(relativeTo: folder) == rest)
  }

  @Test(arguments: [
    ("/ab", "/a"), ("/a", "/a"), ("/a/", "/a"), ("/b/a", "/a"),
    // Two forms of the same letter are two folders.
    ("/cafe\u{301}/a", "/caf\u{E9}"),
  ])
  func otherPathsAreOutside(_ path: String, _ folder: String) {
    #expect(path.path(relativeTo: folder) == nil)
  }

  @Test func aFolderWithLettersOfAnyLanguageKeepsItsFiles() throws {
    let place = try TemporaryFolder()
    let root = try RootFolder(making: place.file("José/Übung 戸"))
    let file = try root.write(Data("Dear Tom".utf8), to: "build/Größe.txt")
    #expect(try root.path(of: file) == "build/Größe.txt")
    #expect(try Data(contentsOf: file) == Data("Dear Tom".utf8))
  }
}
