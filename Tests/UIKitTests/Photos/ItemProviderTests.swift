import Testing
import UIKit

/// Objects that transfer data from one place to another.
struct ItemProviderTests {
  @Test func anObjectIsLoadedAsOneOfItsClass() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers.first == "public.png")
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    let width = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size.width)
      }
    }
    #expect(width == image.size.width * image.scale)
  }

  @Test func aValueIsLoadedAsItsType() async {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "Grüße")
  }

  @Test func aTextKeepsItsAttributes() async throws {
    let text = NSAttributedString(
      string: "🐶",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    let provider = NSItemProvider(object: text)
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    let loaded = await Self.text(of: provider)
    #expect(loaded == text, "\(String(describing: loaded))")
    let plain = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(await Self.text(of: plain)?.string == "Grüße")
  }

  /// Custom attributes can have values of any type.
  @Test func aTextLeavesAttributesBehindThatCannotBeEncoded() async throws {
    let text = NSAttributedString(
      string: "a", attributes: [.init("own"): CGPath(rect: .zero, transform: nil), .kern: 2])
    let loaded = await Self.text(of: NSItemProvider(object: text))
    #expect(loaded == NSAttributedString(string: "a", attributes: [.kern: 2]))
  }

  private static func text(of provider: NSItemProvider) async -> NSAttributedString? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
        nonisolated(unsafe) let text = object as? NSAttributedString
        continuation.resume(returning: text)
      }
    }
  }

  @Test func dataConformsToMoreGeneralTypes() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    let data = await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([1, 2]))
  }

  @Test func whatThereIsNotIsAnError() async {
    let error = await withCheckedContinuation { continuation in
      NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
        continuation.resume(returning: error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func aFileLastsAsLongAsTheClosure() async throws {
    let provider = NSItemProvider(object: NSString(string: "text"))
    provider.suggestedName = "note"
    let (file, text) = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (file, text))
      }
    }
    #expect(text == "text")
    #expect(file?.deletingPathExtension().lastPathComponent == "note")
  }

  @Test func aColorKeepsItsComponents() async throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    let provider = NSItemProvider(object: color)
    let loaded = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIColor.self) { object, _ in
        continuation.resume(returning: object as? UIColor)
      }
    }
    #expect(loaded == color)
  }
}
