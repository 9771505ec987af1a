import Testing
import UIKit

extension OnScreen {
  /// Shared items that are created once an activity is chosen.
  @MainActor struct ActivityItemProviderTests {
    private final class Provider: UIActivityItemProvider {
      override var item: Any { "made for \(activityType?.rawValue ?? "nothing")" }
    }

    @Test func theItemIsMadeForTheActivity() {
      let provider = Provider(placeholderItem: "placeholder")
      let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
      #expect(
        provider.activityViewControllerPlaceholderItem(sheet) as? String == "placeholder")
      #expect(provider.activityType == nil)
      let item = provider.activityViewController(sheet, itemForActivityType: .mail)
      #expect(item as? String == "made for com.apple.UIKit.activity.Mail")
      #expect(
        provider.activityType == .mail && provider.placeholderItem as? String == "placeholder")
    }

    @Test func withoutASubclassThePlaceholderIsTheItem() {
      let provider = UIActivityItemProvider(placeholderItem: 7)
      #expect(provider.item as? Int == 7)
    }
  }
}
