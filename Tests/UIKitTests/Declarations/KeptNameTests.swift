import Testing
import UIKit

/// Properties that apps can set but that have no effect on the device.
@MainActor struct KeptNameTests {
  @Test func textsSayWhatWritingToolsMayDo() {
    let (view, field) = (UITextView(), UITextField())
    #expect(view.writingToolsBehavior == .default && !view.isWritingToolsActive)
    view.writingToolsBehavior = .none
    field.writingToolsBehavior = .limited
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.writingToolsBehavior == .none && field.writingToolsBehavior == .limited)
    #expect(view.allowedWritingToolsResultOptions.contains(.list))
  }

  @Test func imagesAreAsBrightAsTheScreenCanShow() {
    let view = UIImageView()
    #expect(view.preferredImageDynamicRange == .unspecified)
    view.preferredImageDynamicRange = .high
    #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
  }

  @Test func aTableKeepsTheEffectOfItsSeparators() {
    let table = UITableView()
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    table.separatorEffect = effect
    #expect(table.separatorEffect === effect)
  }

  @Test func anAppIsNoExtension() {
    #expect(UIViewController().extensionContext == nil)
  }

  @Test func aTextHasAnInteractionForFindingWhenItIsEnabled() {
    let view = UITextView()
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    #expect(view.findInteraction?.view === view)
    view.findInteraction?.searchText = "word"
    view.findInteraction?.findNext()
    #expect(view.findInteraction?.isFindNavigatorVisible == false)
    view.isFindInteractionEnabled = false
    #expect(
      view.findInteraction == nil && view.interactions.allSatisfy { !($0 is UIFindInteraction) })
  }
}
