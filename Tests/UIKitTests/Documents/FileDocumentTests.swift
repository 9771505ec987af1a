import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// Reading, changing, and saving documents.
  @MainActor struct FileDocumentTests {
    private let screen = TestScreen()
    private let folder: TemporaryFolder
    private var file: URL { folder.file("note.txt") }

    init() throws {
      folder = try TemporaryFolder()
    }

    private final class Note: UIDocument {
      var text = ""
      var errors = 0

      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
      }

      override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

      override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors += 1
      }
    }

    /// A document with a thumbnail, which a document browser shows on iOS.
    private final class Picture: UIDocument {
      override func contents(forType typeName: String) throws -> Any { Data([1]) }

      override func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation)
        throws -> [AnyHashable: Any]
      {
        var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
        attributes[URLResourceKey.thumbnailDictionaryKey] = [
          URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: UIImage()
        ]
        return attributes
      }
    }

    private var saved: String? { try? String(contentsOf: file, encoding: .utf8) }

    private func openNote(_ text: String = "old") async throws -> Note {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let note = Note(fileURL: file)
      #expect(note.documentState == .closed)
      #expect(await note.open())
      return note
    }

    @Test func openingReadsTheFile() async throws {
      let note = try await openNote()
      #expect(note.text == "old")
      #expect(note.documentState == .normal)
      #expect(note.fileModificationDate != nil)
      #expect(note.fileType == "public.plain-text")
      #expect(note.localizedName == file.deletingPathExtension().lastPathComponent)
    }

    @Test func aFileThatIsMissingIsAnError() async {
      let note = Note(fileURL: file)
      #expect(await !note.open())
      #expect(note.errors == 1)
      #expect(note.documentState.contains(.closed))
    }

    @Test func savingMakesTheFile() async {
      let note = Note(fileURL: file)
      note.text = "new"
      #expect(await note.save(to: file, for: .forCreating))
      #expect(saved == "new")
      #expect(note.documentState == .normal)
    }

    @Test func aDocumentWithAThumbnailIsSaved() async {
      #expect(await Picture(fileURL: file).save(to: file, for: .forCreating))
      #expect(FileManager.default.contents(atPath: file.path) == Data([1]))
    }

    @Test func closingSavesWhatIsUnsaved() async throws {
      let note = try await openNote()
      note.text = "new"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      #expect(await note.close())
      #expect(saved == "new")
      #expect(!note.hasUnsavedChanges)
      #expect(note.documentState == .closed)
    }

    @Test func nothingIsWrittenWithoutChanges() async throws {
      let note = try await openNote()
      note.text = "new"
      #expect(await note.autosave())
      #expect(saved == "old")
    }

    @Test func changesAreSavedAfterAWhile() async throws {
      let note = try await openNote()
      note.text = "new"
      note.updateChangeCount(.done)
      screen.advance(30)
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      #expect(saved == "new")
    }

    @Test func whatCannotBeSavedIsAState() async throws {
      let note = try await openNote()
      let nowhere = URL(fileURLWithPath: "/nowhere/at/all.txt")
      #expect(await !note.save(to: nowhere, for: .forCreating))
      #expect(note.documentState.contains(.savingError))
      #expect(note.errors == 1)
    }

    @Test func revertingDropsWhatIsUnsaved() async throws {
      let note = try await openNote()
      note.text = "new"
      note.updateChangeCount(.done)
      #expect(await note.revert(toContentsOf: file))
      #expect(note.text == "old")
      #expect(!note.hasUnsavedChanges)
    }

    @Test func theUndoManagerCountsChanges() async throws {
      let note = try await openNote()
      note.undoManager.groupsByEvent = false
      note.undoManager.beginUndoGrouping()
      note.undoManager.registerUndo(withTarget: note) { $0.text = "old" }
      note.undoManager.endUndoGrouping()
      #expect(note.hasUnsavedChanges)
      note.undoManager.undo()
      #expect(!note.hasUnsavedChanges)
    }
  }
}
