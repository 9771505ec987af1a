import Foundation
import Testing

@testable import UIKit

extension OnScreen {
  /// The properties of each class that can be set on its appearance proxy.
  @MainActor struct AppearancePropertyTests {
    private let screen = TestScreen()

    private func shown<View: UIView>(_ view: View) -> View {
      screen.view.addSubview(view)
      return view
    }

    private final class Toggle: UISwitch {}
    private final class Bar: UISlider {}
    private final class Progress: UIProgressView {}
    private final class Pages: UIPageControl {}
    private final class Segments: UISegmentedControl {}
    private final class Spinner: UIActivityIndicatorView {}
    private final class Rows: UITableView {}

    @Test func controlsTakeTheirColorsFromTheProxy() {
      Toggle.appearance().onTintColor = .red
      Bar.appearance().minimumTrackTintColor = .green
      Progress.appearance().progressTintColor = .blue
      Pages.appearance().currentPageIndicatorTintColor = .red
      Segments.appearance().selectedSegmentTintColor = .green
      Spinner.appearance().color = .blue
      Rows.appearance().separatorColor = .red
      #expect(shown(Toggle()).onTintColor == .red)
      #expect(shown(Bar()).minimumTrackTintColor == .green)
      #expect(shown(Progress()).progressTintColor == .blue)
      #expect(shown(Pages()).currentPageIndicatorTintColor == .red)
      #expect(shown(Segments()).selectedSegmentTintColor == .green)
      #expect(shown(Spinner()).color == .blue)
      #expect(shown(Rows()).separatorColor == .red)
    }

    private final class Picture: UIImageView {}

    @Test func aClassWithoutPropertiesTakesWhatObjectiveCFinds() {
      Picture.appearance().isHighlighted = true
      #expect(shown(Picture()).isHighlighted)
    }
  }
}
