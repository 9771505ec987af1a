import Foundation
import Glibc
import TestSupport
import Testing

@testable import Safeguards

/// Operations in a folder that other people's code can write to never affect files outside of it.
struct RootFolderTests {
  private let place: TemporaryFolder
  private let root: RootFolder

  /// Creates a folder next to a folder with a letter, to which symbolic links in the first folder
  /// lead.
  init() throws {
    place = try TemporaryFolder()
    root = try RootFolder(making: place.file("root"))
    try FileManager.default.createDirectory(
      at: place.file("outside/folder"), withIntermediateDirectories: true)
    try Data("Dear Tom".utf8).write(to: letter)
    symlink(place.file("outside").path, place.file("root/link").path)
    symlink(letter.path, place.file("root/letter").path)
  }

  private var letter: URL { place.file("outside/letter.txt") }

  private func expectUntouched(_ location: SourceLocation = #_sourceLocation) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: place.file("outside").path)
    #expect(names.sorted() == ["folder", "letter.txt"], sourceLocation: location)
    #expect(try Data(contentsOf: letter) == Data("Dear Tom".utf8), sourceLocation: location)
  }

  @Test(arguments: ["link/letter.txt", "letter", "link", "../outside/letter.txt"])
  func readsNothingOutside(_ path: String) {
    #expect(throws: FileFailure.self) { try root.read(path) }
    #expect(throws: FileFailure.self) {
      try RootFolder(place.url).copy(path, of: root, to: "copy")
    }
    #expect(root.names(inFolder: path) == [])
  }

  @Test(arguments: ["link/letter.txt", "link/folder", "link/new"])
  func seesNothingOutside(_ path: String) {
    #expect(root.status(of: path) == nil)
  }

  @Test(arguments: ["link/letter.txt", "letter", "link", "link/new/file"])
  func writesNothingOutside(_ path: String) throws {
    #expect(throws: FileFailure.self) { try root.write(Data("evil".utf8), to: path) }
    try expectUntouched()
  }

  @Test(arguments: ["link/letter.txt", "letter", "link", "link/new/file"])
  func replacesWhatLeadsOutside(_ path: String) throws {
    try root.replace(path, with: Data("own".utf8))
    #expect(try root.read(path) == Data("own".utf8))
    try expectUntouched()
  }

  @Test(arguments: ["link/letter.txt", "letter", "link"])
  func makesFoldersInPlaceOfWhatLeadsOutside(_ path: String) throws {
    #expect(throws: FileFailure.self) { try root.makeFolder(path) }
    try root.makeFolder(path, replaces: true)
    #expect(root.status(of: path)?.st_mode == S_IFDIR | 0o755)
    try expectUntouched()
  }

  @Test(arguments: ["link/letter.txt", "link/folder", "letter", "link"])
  func removesNothingOutside(_ path: String) throws {
    try root.remove(path)
    try expectUntouched()
  }

  @Test func removesAllThatIsInAFolder() throws {
    try root.write(Data(), to: "a/b/c")
    symlink(place.file("outside").path, place.file("root/a/b/link").path)
    #expect(chmod(place.file("root/a/b").path, 0) == 0)
    try root.remove("a")
    #expect(root.status(of: "a") == nil)
    try root.remove("a")
    try expectUntouched()
  }

  @Test func replacesAFolderByAFileAndNeverLeavesADraft() throws {
    try root.write(Data(), to: "a/b/c")
    try root.replace("a", with: Data("own".utf8))
    #expect(try root.read("a") == Data("own".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: root.url.path)
    #expect(names.sorted() == ["a", "letter", "link"])
  }

  @Test func aPipeHoldsUpNobody() {
    #expect(mkfifo(place.file("root/pipe").path, 0o600) == 0)
    #expect(throws: FileFailure.self) { try root.read("pipe") }
  }

  @Test func knowsThePathsOfItsFiles() throws {
    symlink(root.url.path, place.file("other").path)
    let other = try RootFolder(place.file("other"))
    #expect(try other.path(of: place.file("other/a/b")) == "a/b")
    #expect(try other.path(of: place.file("root/a/b")) == "a/b")
    #expect(throws: FileFailure.self) { try other.path(of: place.file("rooted/a")) }
  }

  // MARK: Stamps

  @Test(arguments: ["cut", "garbage", "missing", "folder", "link", "new"])
  func aStampShowsWhatIsDone(_ damage: String) throws {
    try root.write(Data("text".utf8), to: "a/file")
    let file = place.file("root/a/file").path
    let before = FolderStamp(root.url)
    #expect(FolderStamp(root.url) == before)
    var times = [timespec(), timespec()]
    var status = stat()
    #expect(stat(file, &status) == 0)
    times = [status.st_atim, status.st_mtim]
    switch damage {
    case "cut": truncate(file, 1)
    case "garbage":
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.write(contentsOf: Data("text".utf8))
      // Someone who hides a change does the same.
      futimens(handle.fileDescriptor, times)
    case "missing": unlink(file)
    case "folder":
      unlink(file)
      mkdir(file, 0o700)
    case "link":
      unlink(file)
      symlink(letter.path, file)
    default: try root.write(Data(), to: "b")
    }
    #expect(FolderStamp(root.url) != before)
  }
}
