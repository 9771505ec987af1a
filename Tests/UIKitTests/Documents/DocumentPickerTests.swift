import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// Choosing documents and locations for them.
  @MainActor struct DocumentPickerTests {
    private final class Chooser: NSObject, UIDocumentPickerDelegate {
      var picked: [URL]?
      var isCanceled = false

      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) {
        picked = urls
      }

      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        isCanceled = true
      }
    }

    private final class OlderChooser: NSObject, UIDocumentPickerDelegate {
      var picked: URL?

      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
      {
        picked = url
      }
    }

    private let chooser = Chooser()
    private let screen = TestScreen()
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
      temporary = try TemporaryFolder()
      let inner = folder.appendingPathComponent("Inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for name in ["a.txt", "b.png", "c.txt", ".hidden.txt"] { try write(name, name) }
    }

    private func write(_ text: String, _ name: String) throws {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    private func text(_ url: URL?) -> String? {
      url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    private func show(_ picker: UIDocumentPickerViewController) throws -> FolderList {
      if picker.directoryURL == nil { picker.directoryURL = folder }
      if picker.delegate == nil { picker.delegate = chooser }
      screen.root.present(picker, animated: false)
      screen.advance(1)
      return try top(of: picker)
    }

    private func top(of picker: UIDocumentPickerViewController) throws -> FolderList {
      let navigation = try #require(picker.children.first as? UINavigationController)
      return try #require(navigation.topViewController as? FolderList)
    }

    private func names(_ list: FolderList) -> [String] {
      list.tableView.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    private func tap(_ row: Int, of list: FolderList) throws {
      screen.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0))))
      screen.advance(1)
    }

    private func press(_ list: FolderList, _ title: String) throws {
      let items = list.navigationItem.rightBarButtonItems ?? []
      let item = try #require(items.first { $0.title == title })
      item.primaryAction?.performWithSender(item, target: nil)
      screen.advance(1)
    }

    @Test func filesAndFoldersAreListedByName() throws {
      let list = try show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      #expect(names(list) == ["a", "b", "c", "Inner"])
    }

    @Test func extensionsAreShownWhereTheyAreAskedFor() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      picker.shouldShowFileExtensions = true
      #expect(names(try show(picker)) == ["a.txt", "b.png", "c.txt", "Inner"])
    }

    @Test func aTapChoosesTheFileItself() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      #expect(picker.documentPickerMode == .open)
      try tap(2, of: show(picker))
      #expect(chooser.picked?.map(\.path) == [folder.appendingPathComponent("c.txt").path])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func filesOfOtherTypesCannotBeChosen() throws {
      let list = try show(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
      try tap(1, of: list)
      #expect(chooser.picked == nil)
      let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(cell?.accessibilityTraits.contains(.notEnabled) == true)
    }

    @Test func whoSwipesThePickerAwayCancelsIt() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      _ = try show(picker)
      let top = picker.view.convert(CGPoint(x: picker.view.bounds.midX, y: 20), to: nil)
      screen.drag(from: top, to: CGPoint(x: top.x, y: top.y + 500))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(chooser.isCanceled)
      #expect(chooser.picked == nil)
    }

    @Test func anAppThatDismissesThePickerIsToldNothing() throws {
      _ = try show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      screen.root.dismiss(animated: false)
      screen.advance(1)
      #expect(!chooser.isCanceled)
    }

    @Test func aCopyIsNoneOfTheOriginals() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
      #expect(picker.documentPickerMode == .import)
      try tap(0, of: show(picker))
      let copy = try #require(chooser.picked?.first)
      #expect(copy.lastPathComponent.hasPrefix("a"))
      #expect(!copy.path.hasPrefix(folder.path))
      #expect(text(copy) == "a.txt")
    }

    @Test func severalAreChosenByTheButton() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      picker.allowsMultipleSelection = true
      let list = try show(picker)
      for row in [0, 1, 2, 1] { try tap(row, of: list) }
      #expect(chooser.picked == nil)
      try press(list, "Open")
      #expect(chooser.picked?.map(\.lastPathComponent) == ["a.txt", "c.txt"])
    }

    @Test func theButtonWaitsForAMark() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
      picker.allowsMultipleSelection = true
      let list = try show(picker)
      #expect(list.navigationItem.rightBarButtonItems?.first?.isEnabled == false)
      try tap(0, of: list)
      #expect(list.navigationItem.rightBarButtonItems?.first?.isEnabled == true)
    }

    @Test func foldersAreOpenedAndChosen() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
      try tap(3, of: show(picker))
      #expect(chooser.picked == nil)
      try press(top(of: picker), "Open")
      #expect(chooser.picked?.map(\.lastPathComponent) == ["Inner"])
    }

    @Test func exportingCopies() throws {
      let file = folder.appendingPathComponent("a.txt")
      let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
      picker.directoryURL = folder.appendingPathComponent("Inner")
      try press(show(picker), "Save")
      #expect(picker.documentPickerMode == .exportToService)
      #expect(text(chooser.picked?.first) == "a.txt")
      #expect(text(file) == "a.txt")
    }

    @Test func exportingMovesByDefault() throws {
      let file = folder.appendingPathComponent("a.txt")
      let picker = UIDocumentPickerViewController(forExporting: [file])
      picker.directoryURL = folder.appendingPathComponent("Inner")
      try press(show(picker), "Move")
      #expect(picker.documentPickerMode == .moveToService)
      #expect(text(chooser.picked?.first) == "a.txt")
      #expect(text(file) == nil)
    }

    @Test func nothingIsReplacedUnasked() throws {
      try write("other", "Inner/a.txt")
      let file = folder.appendingPathComponent("a.txt")
      let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
      picker.directoryURL = folder.appendingPathComponent("Inner")
      try press(show(picker), "Save")
      #expect(picker.presentedViewController is UIAlertController)
      #expect(chooser.picked == nil)
      #expect(text(folder.appendingPathComponent("Inner/a.txt")) == "other")
    }

    @Test func bothAreKeptUnderTwoNames() throws {
      let file = folder.appendingPathComponent("a.txt")
      let transfer = DocumentTransfer(files: [file], folder: folder, isMove: false)
      #expect(transfer.conflicts.isEmpty)
      #expect(try transfer.perform(replaces: false).map(\.lastPathComponent) == ["a 2.txt"])
    }

    @Test func movingToWhereAFileIsLeavesItThere() throws {
      let file = folder.appendingPathComponent("a.txt")
      let transfer = DocumentTransfer(files: [file], folder: folder, isMove: true)
      #expect(try transfer.perform(replaces: true) == [file])
      #expect(text(file) == "a.txt")
    }

    @Test func cancelingIsTold() throws {
      let list = try show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      let item = try #require(list.navigationItem.rightBarButtonItems?.last)
      item.primaryAction?.performWithSender(item, target: nil)
      screen.advance(1)
      #expect(chooser.isCanceled)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func anOlderDelegateIsToldOfOneDocument() throws {
      let older = OlderChooser()
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
      picker.delegate = older
      try tap(0, of: show(picker))
      #expect(older.picked?.lastPathComponent == "a.txt")
    }

    @Test func anEmptyFolderSaysSo() throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      picker.directoryURL = folder.appendingPathComponent("Inner")
      let list = try show(picker)
      let shown = list.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
      #expect(shown?.text == "Folder is Empty")
    }

    @Test func theAppMayReadWhatWasChosen() {
      let file = folder.appendingPathComponent("a.txt")
      #expect(file.startAccessingSecurityScopedResource())
      file.stopAccessingSecurityScopedResource()
      #expect(!folder.appendingPathComponent("z").startAccessingSecurityScopedResource())
    }

    @Test func theMenuOfADocumentHasTheAppsActionsForItsType() {
      var documents: [URL] = []
      let archive = UIDocumentBrowserAction(
        identifier: "archive", localizedTitle: "Archive", availability: .menu
      ) { documents = $0 }
      archive.supportedContentTypes = ["public.plain-text"]
      let hidden = UIDocumentBrowserAction(
        identifier: "bar", localizedTitle: "Bar", availability: .navigationBar
      ) { _ in }
      let folder = folder
      let list = FolderList(
        of: folder,
        choice: {
          .init(types: [.data], takesFolder: false, actions: [archive, hidden])
        }, choose: { _ in }, cancel: nil)
      screen.root.present(list, animated: false)
      screen.advance(1)
      for (index, isOffered) in [true, false, true].enumerated() {
        let menu = list.tableView(
          list.tableView, contextMenuConfigurationForRowAt: IndexPath(row: index, section: 0),
          point: .zero)
        #expect((menu != nil) == isOffered)
      }
      let cell = list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      let point = cell?.convert(CGPoint(x: 100, y: 20), to: nil) ?? .zero
      screen.touch(.began, at: point)
      screen.advance(1)
      screen.touch(.ended, at: point)
      screen.advance(1)
      screen.tap("Archive")
      screen.advance(1)
      #expect(documents.map(\.lastPathComponent) == ["c.txt"])
    }
  }
}
