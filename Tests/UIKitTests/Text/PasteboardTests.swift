import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct PasteboardTests {
    private let screen = TestScreen()

    @Test func stringsColorsUrlsAndImagesAreKept() {
      let board = UIPasteboard.withUniqueName()
      board.string = "one"
      #expect(board.hasStrings && board.string == "one" && board.numberOfItems == 1)
      let changes = board.changeCount
      board.strings = ["a", "b"]
      #expect(board.strings == ["a", "b"] && board.string == "a")
      #expect(board.changeCount > changes)
      board.color = .red
      #expect(board.hasColors && board.color == .red && !board.hasImages)
      board.colors = [.red, .blue]
      #expect(board.colors == [.red, .blue])
      board.url = URL(string: "https://example.com")
      #expect(board.hasURLs && board.url?.host == "example.com")
      board.urls = board.url.map { [$0, $0] }
      #expect(board.urls?.count == 2)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      board.image = image
      #expect(board.hasImages && board.image?.size == image.size)
      board.images = [image, image]
      #expect(board.images?.count == 2)
      board.string = nil
      #expect(!board.hasStrings)
      UIPasteboard.remove(withName: board.name)
    }

    @Test func namedBoardsAreShared() {
      let name = UIPasteboard.Name("UIKitTests")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let board = UIPasteboard(name: name, create: true)
      board?.string = "shared"
      #expect(UIPasteboard(name: name, create: false)?.string == "shared")
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func itemsAreReadByTheirTypes() throws {
      let board = UIPasteboard.withUniqueName()
      let log = NotificationLog([UIPasteboard.removedNotification])
      let (texts, urls) = (UIPasteboard.typeListString as? [String], UIPasteboard.typeListURL)
      board.setValue("text", forPasteboardType: try #require(texts?.first))
      #expect(board.string == "text")
      #expect(board.types == ["public.utf8-plain-text"])
      #expect(board.contains(pasteboardTypes: ["public.text", "public.url"]))
      #expect(!board.contains(pasteboardTypes: try #require(urls as? [String])))
      #expect(board.data(forPasteboardType: "public.text") == Data("text".utf8))
      #expect(board.value(forPasteboardType: "public.url") == nil)
      board.setData(Data("bytes".utf8), forPasteboardType: "public.plain-text")
      #expect(board.string == "bytes")
      board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
      #expect(board.value(forPasteboardType: "com.example.own") as? Data == Data([1, 2]))
      #expect(!board.hasStrings)
      board.items = [["com.example.own": 1, "public.text": "one"], ["public.url": "no URL"]]
      #expect(board.numberOfItems == 2)
      #expect(board.strings == ["one"])
      board.addItems([["com.apple.uikit.color": UIColor.red]])
      #expect(board.color == .red)
      #expect(board.items.last?["com.apple.uikit.color"] as? UIColor == .red)
      board.setItems([["public.text": "two"]], options: [.localOnly: true])
      #expect(board.strings == ["two"])
      #expect(!board.isPersistent && UIPasteboard.general.isPersistent)
      UIPasteboard.remove(withName: board.name)
      #expect(log.names == [UIPasteboard.removedNotification.rawValue])
      #expect(board.numberOfItems == 0)
    }

    @Test func theDevicesPasteboardIsTheGeneralOne() {
      let log = NotificationLog([UIPasteboard.changedNotification])
      screen.send(.pasteboard("from outside"))
      #expect(UIPasteboard.general.string == "from outside")
      UIPasteboard.general.string = "inside"
      #expect(!log.names.isEmpty)
      screen.send(.pasteboard(nil))
      #expect(UIPasteboard.general.string == nil)
    }
  }
}
