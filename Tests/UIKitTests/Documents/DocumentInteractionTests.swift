import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// Presentations of a document, and the actions on it.
  @MainActor struct DocumentInteractionTests {
    private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
      weak var parent: UIViewController?
      var calls: [String] = []

      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController { parent ?? UIViewController() }

      func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
      ) { calls.append("begin") }

      func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
      ) { calls.append("end") }

      func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
      ) { calls.append("present") }

      func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
      ) { calls.append("dismiss") }
    }

    private final class Indifferent: NSObject, UIDocumentInteractionControllerDelegate {}

    private let owner = Owner()
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func controller(_ name: String = "note.txt") throws -> UIDocumentInteractionController {
      let file = folder.file(name)
      try "Hello".write(to: file, atomically: true, encoding: .utf8)
      let controller = UIDocumentInteractionController(url: file)
      controller.delegate = owner
      return controller
    }

    @Test func theFileTellsNameAndType() throws {
      let controller = try controller()
      #expect(controller.name == "note.txt")
      #expect(controller.uti == "public.plain-text")
      controller.name = "My Note"
      controller.uti = "public.html"
      #expect(controller.name == "My Note")
      #expect(controller.uti == "public.html")
      #expect(controller.icons.count == 1)
    }

    @Test func aPreviewIsPresentedAndEnds() throws {
      let screen = TestScreen()
      owner.parent = screen.root
      let controller = try controller()
      #expect(controller.presentPreview(animated: true))
      screen.advance(1)
      let shown = try #require(screen.root.presentedViewController as? UINavigationController)
      #expect(shown.topViewController?.title == "note.txt")
      let text = shown.topViewController?.view.subviews.first as? UITextView
      #expect(text?.text == "Hello")
      #expect(text?.isEditable == false)
      #expect(owner.calls == ["begin"])
      controller.dismissPreview(animated: true)
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(owner.calls == ["begin", "end"])
    }

    @Test func aNavigationControllerPushesThePreview() throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screen = TestScreen(root: navigation)
      owner.parent = navigation
      let controller = try controller()
      #expect(controller.presentPreview(animated: true))
      screen.advance(1)
      #expect(navigation.viewControllers.count == 2)
      controller.dismissPreview(animated: true)
      screen.advance(1)
      #expect(navigation.viewControllers.count == 1)
      #expect(owner.calls == ["begin", "end"])
    }

    @Test func whatCannotBeShownIsNot() throws {
      let screen = TestScreen()
      owner.parent = screen.root
      #expect(try !controller("note.zip").presentPreview(animated: false))
      #expect(owner.calls.isEmpty)
    }

    @Test func withoutAPlaceThereIsNoPreview() throws {
      let screen = TestScreen()
      let controller = try controller()
      let indifferent = Indifferent()
      controller.delegate = indifferent
      #expect(!controller.presentPreview(animated: false))
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func optionsAreOfferedUntilTheyAreDismissed() throws {
      let screen = TestScreen()
      let controller = try controller()
      #expect(controller.presentOptionsMenu(from: .zero, in: screen.view, animated: true))
      screen.advance(1)
      #expect(screen.root.presentedViewController is UIActivityViewController)
      #expect(owner.calls == ["present"])
      controller.dismissMenu(animated: true)
      screen.advance(1)
      #expect(owner.calls == ["present", "dismiss"])
    }

    @Test func noOtherAppOpensTheFile() throws {
      let screen = TestScreen()
      #expect(try !controller().presentOpenInMenu(from: .zero, in: screen.view, animated: false))
      #expect(screen.root.presentedViewController == nil)
    }
  }
}
