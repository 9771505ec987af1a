import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct ContentUnavailableTests {
    private let screen = TestScreen()

    private var texts: [String] { screen.stage.texts.map(\.text) }

    @Test func aControllerShowsItsConfigurationOverItsViewAndTakesItAway() {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Favorites"
      configuration.secondaryText = "Add some"
      screen.root.contentUnavailableConfiguration = configuration
      screen.commit()
      #expect(texts.contains("No Favorites"))
      #expect(texts.contains("Add some"))
      screen.root.contentUnavailableConfiguration = nil
      screen.commit()
      #expect(!texts.contains("No Favorites"))
    }

    @Test func theImageIsAsHighAsItIsBesideTextsOfSeveralLines() throws {
      let controller = UpdatingController()
      screen.window.rootViewController = controller
      screen.commit()
      func images(in view: UIView) -> [UIImageView] {
        ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(images)
      }
      let image = try #require(
        images(in: screen.window).first { $0.image == UpdatingController.picture })
      #expect(image.bounds.size == CGSize(width: 60, height: 40))
      let stack = try #require(image.superview)
      let center = stack.convert(CGPoint(x: 0, y: stack.bounds.midY), to: nil).y
      #expect(abs(center - (59 + (852 - 59 - 34) / 2)) < 0.5)
    }

    @Test func aViewWithoutASizeHasNoConflictsBetweenItsMargins() throws {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No files"
      let view = UIContentUnavailableView(configuration: configuration)
      screen.view.addSubview(view)
      screen.commit()
      let engine = try #require(screen.window.layoutState.engine)
      #expect(engine.reported.isEmpty)
      view.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
      screen.commit()
      #expect(engine.reported.isEmpty)
      let stack = try #require(view.subviews.first { $0 is UIStackView })
      let margins = configuration.directionalLayoutMargins
      #expect(stack.frame.minX == margins.leading)
      #expect(stack.frame.maxX == 300 - margins.trailing)
    }

    @Test func theButtonDoesItsAction() async {
      var taps = 0
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.button.title = "Add"
      configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      screen.root.contentUnavailableConfiguration = configuration
      screen.commit()
      screen.tap(at: CGPoint(x: 393 / 2, y: 59 + (852 - 59 - 34) / 2))
      await screen.settle()
      #expect(taps == 1)
    }

    @Test func aSearchNamesItsText() {
      var state = UIContentUnavailableConfigurationState(traitCollection: .current)
      let search = UIContentUnavailableConfiguration.search()
      #expect(search.updated(for: state).text == "No Results")
      state.searchText = "plum"
      #expect(search.updated(for: state).text == "No Results for “plum”")
      #expect(search.updated(for: state) != search)
      #expect(search == .search())
    }

    @Test func theControllerIsAskedWhenItAppearsAndWhenItShouldBe() {
      let controller = AskedController()
      screen.window.rootViewController = controller
      screen.commit()
      #expect(controller.asked == 1)
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
      screen.commit()
      #expect(controller.asked == 2)
    }
  }
}

/// A controller that counts how often its content is requested.
private final class AskedController: UIViewController {
  var asked = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    asked += 1
  }
}

/// A controller that returns its content when it's requested.
private final class UpdatingController: UIViewController {
  static let picture = UIImage.drawn(CGSize(width: 60, height: 40)) { _ in }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = Self.picture
    configuration.text = "No Favorites"
    configuration.secondaryText =
      "What you like is shown here as soon as you have found something that you like."
    configuration.button.title = "Add"
    contentUnavailableConfiguration = configuration
  }
}
