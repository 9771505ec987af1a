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

    @Test func allObjectsForANameStandForOnePasteboard() {
      let board = UIPasteboard.withUniqueName()
      let same = UIPasteboard(name: board.name, create: false)
      board.string = "later"
      #expect(same?.string == "later" && same?.changeCount == board.changeCount)
      same?.string = nil
      #expect(!board.hasStrings)
      let general = UIPasteboard(name: .general, create: false)
      general?.string = "for all"
      #expect(UIPasteboard.general.string == "for all" && general?.isPersistent == true)
      UIPasteboard.remove(withName: .general)
      #expect(UIPasteboard.general.string == "for all")
      UIPasteboard.general.items = []
      UIPasteboard.remove(withName: board.name)
    }

    @Test func anItemKeepsAllItsTypes() {
      let board = UIPasteboard.withUniqueName()
      let own = "com.example.own"
      board.items = [
        [own: Data([1]), "public.utf8-plain-text": "one"], ["public.url": URL(string: "a:b")!],
      ]
      #expect(board.types == ["public.utf8-plain-text", own] && board.string == "one")
      #expect(board.data(forPasteboardType: own) == Data([1]))
      #expect(board.types(forItemSet: nil) == [["public.utf8-plain-text", own], ["public.url"]])
      #expect(board.types(forItemSet: [1]) == [["public.url"]])
      #expect(board.types(forItemSet: [2]) == nil)
      #expect(board.itemSet(withPasteboardTypes: [own]) == [0])
      #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
      #expect(board.contains(pasteboardTypes: [own, "public.url"], inItemSet: nil))
      #expect(!board.contains(pasteboardTypes: [own], inItemSet: nil))
      #expect(board.contains(pasteboardTypes: [own], inItemSet: [0]))
      #expect(board.values(forPasteboardType: "public.url", inItemSet: nil)?.count == 1)
      #expect(board.data(forPasteboardType: own, inItemSet: [0, 1]) == [Data([1])])
      UIPasteboard.remove(withName: board.name)
    }

    @Test func objectsAreThereInTheirTypes() async {
      let board = UIPasteboard.withUniqueName()
      board.setObjects(["a" as NSString, UIColor.red, UIImage.plain(.blue, side: 2)])
      #expect(board.numberOfItems == 3 && board.strings == ["a"] && board.color == .red)
      #expect(board.image?.size == CGSize(width: 2, height: 2))
      board.setObjects(["b", "c"])
      #expect(board.strings == ["b", "c"])
      #expect(board.types == ["public.utf8-plain-text"])
      let provider = board.itemProviders[1]
      #expect(provider.canLoadObject(ofClass: String.self))
      let text: String? = await withCheckedContinuation { continuation in
        _ = provider.loadObject(ofClass: String.self) { text, _ in
          continuation.resume(returning: text)
        }
      }
      #expect(text == "c")
      UIPasteboard.remove(withName: board.name)
    }

    @Test func providersAreAskedWhenTheDataIsWanted() {
      let board = UIPasteboard.withUniqueName()
      let provider = NSItemProvider()
      nonisolated(unsafe) var requests = 0
      provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all)
      {
        requests += 1
        $0(Data("late".utf8), nil)
        return nil
      }
      board.itemProviders = [provider]
      #expect(board.types == ["public.plain-text"] && board.numberOfItems == 1 && requests == 0)
      #expect(board.string == "late" && requests > 0)
      #expect(board.itemProviders == [provider])
      UIPasteboard.remove(withName: board.name)
    }

    @Test func providersMayAnswerOnTheMainQueueWithoutAnybodyWaiting() async {
      let board = UIPasteboard.general
      let provider = NSItemProvider()
      let (answers, answer) = AsyncStream.makeStream(of: Void.self)
      provider.registerDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", visibility: .all
      ) { handler in
        DispatchQueue.main.async {
          handler(Data("late".utf8), nil)
          answer.yield()
        }
        return nil
      }
      board.itemProviders = [provider]
      #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
      for await _ in answers { break }
      screen.send(.pasteboard("late"))
      #expect(board.itemProviders == [provider], "it's what the app gave the device")
      screen.send(.pasteboard("other"))
      #expect(board.string == "other")
      board.items = []
    }

    @Test func itemsGoAtTheirDate() {
      let board = UIPasteboard.withUniqueName()
      board.setItems(
        [["public.text": "one"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1)])
      screen.advance(0.5)
      #expect(board.string == "one")
      screen.advance(1)
      #expect(board.numberOfItems == 0)
      board.setItems(
        [["public.text": "one"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1)])
      board.addItems([["public.text": "added"]])
      screen.advance(2)
      #expect(board.strings == ["added"])
      board.setObjects(["two"], localOnly: true, expirationDate: Date(timeIntervalSinceNow: 1))
      board.string = "three"
      screen.advance(2)
      #expect(board.string == "three")
      UIPasteboard.remove(withName: board.name)
    }

    @Test func changesTellOfTheTypesThatComeAndGo() {
      let board = UIPasteboard.withUniqueName()
      board.string = "one"
      nonisolated(unsafe) var told: [AnyHashable: Any] = [:]
      let observer = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { note in
        nonisolated(unsafe) let info = note.userInfo ?? [:]
        MainActor.assumeIsolated { told = info }
      }
      board.color = .red
      #expect(
        told[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["com.apple.uikit.color"])
      #expect(
        told[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
          == ["public.utf8-plain-text"])
      NotificationCenter.default.removeObserver(observer)
      UIPasteboard.remove(withName: board.name)
    }

    @Test func observersOfAPasteboardHearWhicheverObjectItIsChangedThrough() throws {
      let board = UIPasteboard.withUniqueName()
      let same = try #require(UIPasteboard(name: board.name, create: false))
      let general = try #require(UIPasteboard(name: .general, create: false))
      nonisolated(unsafe) var told: [String] = []
      let names = [UIPasteboard.changedNotification, UIPasteboard.removedNotification]
      let observers = [board, UIPasteboard.general].flatMap { observed in
        names.map { name in
          NotificationCenter.default.addObserver(forName: name, object: observed, queue: nil) { _ in
            MainActor.assumeIsolated { told.append(name.rawValue) }
          }
        }
      }
      same.string = "one"
      general.items = []
      UIPasteboard.remove(withName: board.name)
      #expect(told == [names[0], names[0], names[1]].map(\.rawValue))
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func patternsAreFoundInTexts() async {
      let board = UIPasteboard.withUniqueName()
      board.strings = ["https://example.com/a", "tea pot", " 12.5 "]
      let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
      let found = await withCheckedContinuation { continuation in
        board.detectPatterns(for: all, inItemSet: nil) {
          continuation.resume(returning: (try? $0.get()) ?? [])
        }
      }
      #expect(found == [[.probableWebURL], [.probableWebSearch], [.probableWebSearch, .number]])
      let number = await withCheckedContinuation { continuation in
        board.detectValues(for: [.number], inItemSet: [2]) {
          continuation.resume(returning: (try? $0.get())?.first?[.number] as? Double)
        }
      }
      #expect(number == 12.5)
      let first = await withCheckedContinuation { continuation in
        board.detectPatterns(for: [.number]) { continuation.resume(returning: try? $0.get()) }
      }
      #expect(first == [])
      UIPasteboard.remove(withName: board.name)
    }

    @Test func valuesAreFoundByKeyPath() async throws {
      let board = UIPasteboard.withUniqueName()
      board.strings = ["https://example.com/a", " 12.5 "]
      let found = try await board.detectedPatterns(
        for: [\.probableWebURL, \.number], inItemSet: nil)
      #expect(found == [[\.probableWebURL], [\.number]])
      let first = try await board.detectedValues(for: [\.probableWebURL, \.number])
      #expect(first.probableWebURL == "https://example.com/a" && first.number == nil)
      let values = try await board.detectedValues(for: [\.number], inItemSet: [1])
      #expect(values.first?.number == 12.5 && values.first?.probableWebSearch == "")
      UIPasteboard.remove(withName: board.name)
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
