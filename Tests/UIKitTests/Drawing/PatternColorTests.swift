import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Colors with an image pattern.
  @MainActor struct PatternColorTests {
    private let screen = TestScreen()

    private func stripes(_ size: CGSize) -> UIColor {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor.blue.setFill()
        context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
      }
      return UIColor(patternImage: image)
    }

    private var places: [CGRect] {
      screen.stage.commands.compactMap { command in
        if case .image(_, let place, _, _, _) = command { place } else { nil }
      }
    }

    @Test func theImageIsRepeatedBehindAView() {
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 250, height: 150))
      view.backgroundColor = stripes(CGSize(width: 200, height: 130))
      screen.view.addSubview(view)
      screen.commit()
      #expect(places.first == CGRect(x: 50, y: 100, width: 200, height: 130))
      #expect(places.count == 4 && places.reduce(.null) { $0.union($1) } == view.frame)
      #expect(view.backgroundColor == stripes(CGSize(width: 200, height: 130)))
    }

    @Test func aSmallImageIsNotDrawnAThousandTimes() {
      screen.view.backgroundColor = stripes(CGSize(width: 4, height: 4))
      screen.commit()
      #expect(places.count < 40)
    }

    @Test func elsewhereTheColorIsTheAverage() {
      let components = stripes(CGSize(width: 20, height: 20)).resolved
      #expect(abs(components.red - 0.5) < 0.05 && components.green < 0.01)
      #expect(abs(components.blue - 0.5) < 0.05 && components.alpha == 1)
    }
  }
}
