import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct TraitTests {
    private let screen = TestScreen()

    @Test func aPhoneIsCompactByRegular() {
      let traits = screen.view.traitCollection
      #expect(traits.horizontalSizeClass == .compact)
      #expect(traits.verticalSizeClass == .regular)
      #expect(traits.userInterfaceIdiom == .phone)
      #expect(traits.userInterfaceStyle == .light)
      #expect(traits.displayScale == 3)
      #expect(traits.preferredContentSizeCategory == .large)
      #expect(traits.layoutDirection == .leftToRight)
      screen.send(.configure(.iPhone15Landscape))
      #expect(screen.view.traitCollection.verticalSizeClass == .compact)
      screen.send(.configure(.iPad))
      #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
      #expect(screen.view.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test func changedTraitsAreThoseThatDiffer() {
      let traits = screen.view.traitCollection
      #expect(traits.changedTraits(from: traits).isEmpty)
      let other = traits.modifyingTraits {
        $0.userInterfaceStyle = .dark
        $0.headroomUsageLimit = .active
      }
      let changed = other.changedTraits(from: traits).map { $0.identifier }
      #expect(
        Set(changed) == [
          UITraitUserInterfaceStyle.identifier, UITraitHDRHeadroomUsageLimit.identifier,
        ])
      let one = UITraitCollection(hdrHeadroomUsageLimit: .active)
      #expect(one.changedTraits(from: nil).map { $0.identifier } == [changed.last])
      let natural = UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true)
      #expect(
        natural.changedTraits(from: nil).map { $0.identifier }
          == [UITraitResolvesNaturalAlignmentWithBaseWritingDirection.identifier])
      #expect(traits.hdrHeadroomUsageLimit == .inactive)
      #expect(other.hdrHeadroomUsageLimit == .active)
    }

    @Test func colorsDependOnSomeTraitsOfTheSystem() {
      let traits = screen.view.traitCollection
      let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
      let large = traits.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
      func affectsColors(_ other: UITraitCollection) -> Bool {
        let affecting = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.identifier }
        return other.changedTraits(from: traits).contains { affecting.contains($0.identifier) }
      }
      #expect(affectsColors(dark) && dark.hasDifferentColorAppearance(comparedTo: traits))
      #expect(!affectsColors(large) && !large.hasDifferentColorAppearance(comparedTo: traits))
      let lookup = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.identifier }
      #expect(lookup.contains(UITraitPreferredContentSizeCategory.identifier))
    }

    @Test func darkModeRecolorsDynamicColors() {
      screen.view.backgroundColor = .systemBackground
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 400))?.red == 1)
      screen.change { $0.appearance = .dark }
      #expect(screen.view.traitCollection.userInterfaceStyle == .dark)
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 400))?.red == 0)
    }

    @Test func anOverrideHoldsBelowItsView() {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(screen.view.traitCollection.userInterfaceStyle == .light)
      outer.overrideUserInterfaceStyle = .unspecified
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      outer.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
      screen.root.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      screen.root.overrideUserInterfaceStyle = .unspecified
      screen.window.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func changesAreToldToThoseWhoRegistered() {
      let view = UIView()
      screen.view.addSubview(view)
      var styles: [UIUserInterfaceStyle] = []
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, previous: UITraitCollection) in
        styles.append(previous.userInterfaceStyle)
        styles.append(view.traitCollection.userInterfaceStyle)
      }
      screen.change { $0.appearance = .dark }
      #expect(styles == [.light, .dark])
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryXL" }
      #expect(styles.count == 2)
      view.unregisterForTraitChanges(registration)
      screen.change { $0.appearance = .light }
      #expect(styles.count == 2)
      let target = TestTarget()
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: "act:")
      screen.root.registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self], target: target, action: "other:")
      screen.change { $0.appearance = .dark }
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryS" }
      #expect(target.calls == ["act:", "other:"])
    }

    @Test func theOldCallbackGetsThePreviousTraits() {
      let view = OldView()
      screen.view.addSubview(view)
      view.previous = []
      screen.change { $0.appearance = .dark }
      #expect(view.previous.map(\.userInterfaceStyle) == [.light])
      #expect(
        view.traitCollection.hasDifferentColorAppearance(comparedTo: view.previous.first))
    }

    @Test func collectionsAreCombinedAndCompared() {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let both = UITraitCollection(traitsFrom: [
        dark, UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(preferredContentSizeCategory: .small),
        UITraitCollection(displayGamut: .P3), UITraitCollection(accessibilityContrast: .high),
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(legibilityWeight: .bold), UITraitCollection(activeAppearance: .active),
        UITraitCollection(forceTouchCapability: .unavailable),
      ])
      #expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .compact)
      #expect(both.displayScale == 2 && both.userInterfaceIdiom == .pad)
      #expect(both.layoutDirection == .rightToLeft && both.legibilityWeight == .bold)
      #expect(both.displayGamut == .P3 && both.accessibilityContrast == .high)
      #expect(both.userInterfaceLevel == .elevated && both.activeAppearance == .active)
      #expect(both.forceTouchCapability == .unavailable)
      #expect(both.preferredContentSizeCategory == .small && both.verticalSizeClass == .regular)
      #expect(both.containsTraits(in: dark))
      #expect(!dark.containsTraits(in: both))
      let changed = dark.modifyingTraits { $0.userInterfaceStyle = .light }
      #expect(changed == UITraitCollection(userInterfaceStyle: .light))
      #expect(UITraitCollection { $0.displayScale = 3 }.displayScale == 3)
      #expect(changed.hash == UITraitCollection(userInterfaceStyle: .light).hash)
    }

    @Test func theCurrentTraitsDecideWhileDrawing() {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      dark.performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      }
      UITraitCollection.current = dark
      #expect(UITraitCollection.current == dark)
      UITraitCollection.current = screen.view.traitCollection
    }

    @Test func contentSizesAreOrdered() {
      #expect(UIContentSizeCategory.small < .large)
      #expect(UIContentSizeCategory.extraExtraExtraLarge > .extraLarge)
      #expect(UIContentSizeCategory.accessibilityLarge >= .accessibilityMedium)
      #expect(UIContentSizeCategory.large <= .large)
      #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
      #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    private final class OldView: UIView {
      var previous: [UITraitCollection] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { previous.append(previousTraitCollection) }
      }
    }
  }
}
