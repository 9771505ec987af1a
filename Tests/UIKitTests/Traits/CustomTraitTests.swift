import DeviceProtocol
import Testing
import UIKit

/// A custom trait of an app.
private struct Density: UITraitDefinition {
  static let defaultValue = 1
  static let affectsColorAppearance = true
}

/// A custom trait whose values can't be compared.
private struct Handler: UITraitDefinition {
  static let defaultValue: @Sendable () -> Int = { 0 }
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

extension OnScreen {
  @MainActor struct CustomTraitTests {
    private let screen = TestScreen()

    @Test func aTraitOfTheAppsIsInheritedByViewsAndViewControllers() {
      let inner = UIView()
      screen.view.addSubview(inner)
      #expect(inner.traitCollection[Density.self] == 1)
      screen.window.traitOverrides.density = 2
      #expect(inner.traitCollection[Density.self] == 2)
      #expect(screen.root.traitCollection[Density.self] == 2)
      screen.root.traitOverrides[Density.self] = 3
      #expect(inner.traitCollection[Density.self] == 3)
      #expect(screen.window.traitCollection[Density.self] == 2)
    }

    @Test func aChangeOfATraitOfTheAppsIsReported() {
      let log = CallLog()
      screen.view.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
        log.note("\(previous[Density.self]) to \(view.traitCollection[Density.self])")
      }
      let registration = screen.view.registerForTraitChanges([Handler.self]) { (_: UIView, _) in
        log.note("handler")
      }
      screen.root.traitOverrides.density = 4
      screen.root.traitOverrides.density = 4
      #expect(log.take() == ["1 to 4"])
      screen.root.traitOverrides[Handler.self] = { 1 }
      #expect(log.take() == ["handler"])
      #expect(registration.copy(with: nil) as AnyObject === registration)
    }

    @Test func overridesAreFoundAndRemoved() {
      var overrides = screen.view.traitOverrides
      #expect(!overrides.contains(Density.self))
      #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
      overrides.density = 2
      overrides.userInterfaceStyle = .dark
      #expect(overrides.contains(Density.self))
      #expect(overrides[UITraitUserInterfaceStyle.self] == .dark)
      screen.view.traitOverrides = overrides
      #expect(screen.view.traitCollection.userInterfaceStyle == .dark)
      screen.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      screen.view.traitOverrides.remove(Density.self)
      #expect(screen.view.traitCollection.userInterfaceStyle == .light)
      #expect(screen.view.traitCollection[Density.self] == 1)
      #expect(!screen.view.traitOverrides.contains(Density.self))
    }

    @Test func collectionsSayTraitsOfTheApps() {
      let traits = UITraitCollection { $0.density = 5 }
      #expect(traits[Density.self] == 5)
      #expect(traits == UITraitCollection { $0.density = 5 })
      #expect(traits != UITraitCollection { $0.density = 6 })
      #expect(traits.replacing(Density.self, value: 6)[Density.self] == 6)
      let both = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: .dark),
      ])
      #expect(both[Density.self] == 5 && both[UITraitUserInterfaceStyle.self] == .dark)
      #expect(both.hasDifferentColorAppearance(comparedTo: both.replacing(Density.self, value: 7)))
      #expect(!both.hasDifferentColorAppearance(comparedTo: both))
      #expect(Density.name == "Density" && Handler.identifier != Density.identifier)
      #expect(!Handler.affectsColorAppearance)
    }

    @Test func theSizeOfTextIsReportedAsItChanges() {
      let log = NotificationLog([UIContentSizeCategory.didChangeNotification])
      screen.change { $0.contentSizeCategory = UIContentSizeCategory.extraLarge.rawValue }
      screen.change { $0.appearance = .dark }
      #expect(log.notes.count == 1)
      #expect(
        log.notes.first?.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
          as? UIContentSizeCategory == .extraLarge)
    }
  }
}
