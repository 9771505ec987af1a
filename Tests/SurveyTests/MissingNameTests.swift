import Survey
import Testing

/// The names that the compiler doesn't find, and those that would unlock the most projects.
struct MissingNameTests {
  @Test(arguments: [
    ("no such module 'MapKit'", MissingName(.module, "MapKit")),
    ("cannot find 'UIFancyView' in scope", MissingName(.declaration, "UIFancyView")),
    ("cannot find type 'SKScene' in scope", MissingName(.declaration, "SKScene")),
    ("value of type 'UIView' has no member 'sparkle'", MissingName(.member, "UIView.sparkle")),
    ("value of type 'UIView?' has no member 'sparkle'", MissingName(.member, "UIView.sparkle")),
    ("type 'UIColor' has no member 'plaid'", MissingName(.member, "UIColor.plaid")),
    (
      "value of type 'A.B' (aka 'Array<Int>') has no member 'x'", MissingName(.member, "A.B.x")
    ),
  ])
  func readsWhatTheCompilerSays(_ message: String, _ name: MissingName) {
    #expect(MissingName(message) == name)
  }

  @Test(arguments: [
    "cannot convert value of type 'Int' to specified type 'String'", "expected ')'", "",
    "variable 'x' was never used",
  ])
  func otherMessagesMissNothing(_ message: String) {
    #expect(MissingName(message) == nil)
  }

  @Test(arguments: [
    MissingName(.module, "MapKit"), MissingName(.declaration, "UIFocusGuide"),
    MissingName(.declaration, "UIListContentConfiguration.TextProperties"),
    MissingName(.member, "UILabel.showsExpansionTextWhenTruncated"),
    MissingName(.member, "UILabel.backgroundColor"), MissingName(.member, "UIView.isHidden"),
    MissingName(.member, "UIView.addSubview"), MissingName(.member, "UITableView.insertRows"),
    MissingName(.member, "ViewController.present"),
  ])
  func applesNamesAreMissingAPI(_ name: MissingName) {
    #expect(name.isApples)
  }

  @Test(arguments: [
    MissingName(.module, "UIKitt"), MissingName(.declaration, "UILable"),
    MissingName(.declaration, "counter"), MissingName(.member, "UILabel.txt"),
    MissingName(.member, "UIView.sparkle"), MissingName(.member, "UIView.add"),
    MissingName(.member, "ViewController.lable"), MissingName(.member, "Int.tag"),
  ])
  func whatAppleDoesNotHaveIsAMistakeOfTheAuthor(_ name: MissingName) {
    #expect(!name.isApples)
  }

  @Test func ranksByWhatWouldBeUnlocked() {
    let (map, web, fancy) = (
      MissingName(.module, "MapKit"), MissingName(.module, "WebKit"),
      MissingName(.declaration, "UIFancyView")
    )
    let ranking = MissingRank.ranking(of: [
      [map], [map], [web], [web, fancy], [web, fancy], [web, fancy, map], [],
    ])
    #expect(
      ranking == [
        MissingRank(missing: map, unlocks: 2, projects: 3),
        MissingRank(missing: web, unlocks: 1, projects: 4),
        MissingRank(missing: fancy, unlocks: 0, projects: 3),
      ])
  }
}
