import DeviceProtocol
import DisplayList
import Foundation
import Fuzzing

extension FuzzFormat {
  /// Trees of elements that apps send.
  @Sendable static func elements() -> FuzzFormat {
    FuzzFormat("elements", corpus: Corpus([elementSample.encoded()])) { input, _ in
      do {
        let tree = try ScreenElement(encoded: input)
        // Accepted input is sent to pages.
        _ = try JSONEncoder().encode(tree)
      } catch is ByteReader.Malformed {
      } catch is LimitExceeded {
      }
    }
  }

  private static var elementSample: ScreenElement {
    var field = ScreenElement(
      id: 7, type: "UITextField", frame: CGRect(x: 1, y: -2, width: 100, height: 34.5))
    field.identifier = "field"
    field.label = "Name"
    field.value = ""
    field.text = "👩‍👩‍👧 ١٢"
    field.textColor = .black
    var root = ScreenElement(id: -1, type: "UIWindow", frame: .zero)
    root.children = [field, field, ScreenElement(id: 8, type: "UIView", frame: .zero)]
    return root
  }
}
