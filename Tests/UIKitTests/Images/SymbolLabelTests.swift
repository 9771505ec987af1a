import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The names that symbols have for assistive technology, flows, and tests.
  @MainActor struct SymbolLabelTests {
    private let screen = TestScreen()

    /// As screen readers name them on iOS.
    @Test(arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("heart", "Love"), ("heart.fill", "Love"),
      ("star", "Favorite"), ("trash", "Delete"), ("square.and.arrow.up", "Share"),
      ("magnifyingglass", "Search"), ("gearshape.fill", "Settings"),
    ])
    func aSymbolHasApplesLabel(_ name: String, _ label: String) {
      #expect(UIImage(systemName: name)?.accessibilityLabel == label)
      #expect(UIImage(systemName: name)?.withTintColor(.red).accessibilityLabel == label)
    }

    @Test func aSymbolWithoutALabelHasTheWordsOfItsName() {
      #expect(UIImage(systemName: "figure.walk")?.accessibilityLabel == "figure walk")
      #expect(UIImage(systemName: "circle")?.accessibilityLabel == "circle")
    }

    @Test func anOwnLabelComesFirst() {
      let image = UIImage(systemName: "plus")
      image?.accessibilityLabel = "New"
      #expect(image?.accessibilityLabel == "New")
      let view = UIImageView(image: image)
      #expect(view.accessibilityLabel == "New")
      view.accessibilityLabel = "Newer"
      #expect(view.accessibilityLabel == "Newer")
    }

    @Test func whatShowsASymbolHasItsLabel() {
      let image = UIImage(systemName: "heart")
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
      screen.view.addSubview(view)
      #expect(screen.element(of: view)?.label == "Love")
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
      button.setImage(image, for: .normal)
      screen.view.addSubview(button)
      #expect(screen.element(of: button)?.label == "Love")
      #expect(button.imageView?.accessibilityLabel == nil)
      button.setTitle("Like", for: .normal)
      #expect(button.accessibilityLabel == "Like")
      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "plus")
      #expect(UIButton(configuration: configuration).accessibilityLabel == "Add")
    }

    @Test func barItemsAndSegmentsHaveTheLabelsOfTheirSymbols() {
      let image = UIImage(systemName: "star")
      #expect(
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
          .accessibilityLabel == "Favorite")
      #expect(UIBarButtonItem(systemItem: .action).accessibilityLabel == "Share")
      #expect(UIBarButtonItem(systemItem: .stop).accessibilityLabel == "Stop")
      #expect(UITabBarItem(title: nil, image: image, tag: 0).accessibilityLabel == "Favorite")
      #expect(UITabBarItem(title: "Stars", image: image, tag: 0).accessibilityLabel == "Stars")
      let control = UISegmentedControl(items: [image as Any, "B"])
      control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
      screen.view.addSubview(control)
      screen.commit()
      #expect(control.all(SegmentView.self).first?.accessibilityLabel == "Favorite")
    }
  }
}
