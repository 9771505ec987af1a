import Foundation
import FoundationSupplement
import Testing

/// Files and folders in memory.
struct FileWrapperTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  @Test func foldersAreWrittenAndReadAgain() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    #expect(
      wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
        == "__1__a.txt")
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    inner.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c.txt")
    #expect(wrapper.addFileWrapper(inner) == "inner")
    try wrapper.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    let children = try #require(read.fileWrappers)
    #expect(read.isDirectory && Set(children.keys) == ["__1__a.txt", "a.txt", "inner"])
    #expect(children["inner"]?.fileWrappers?["c.txt"]?.regularFileContents == Data("c".utf8))
    #expect(read.matchesContents(of: place) && wrapper.filename == place.lastPathComponent)
    let first = try #require(children["a.txt"])
    #expect(read.keyForChildFileWrapper(first) == "a.txt" && first.isRegularFile)
    read.removeFileWrapper(first)
    try read.write(to: place, options: .atomic, originalContentsURL: place)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: place.path)) == [
        "__1__a.txt", "inner",
      ])
  }

  @Test func whatIsMissingIsNotRead() {
    #expect(throws: (any Error).self) { try FileWrapper(url: place) }
  }
}
