import Safeguards
import Testing

/// The names of declarations that the builder renames, in messages.
struct AuthorNamesTests {
  @Test(arguments: [
    ("ViewController._quince_ViewController_show(_:)", "ViewController.show(_:)"),
    ("App.Outer.Inner._quince_Outer_Inner_set_up(a:)", "App.Outer.Inner.set_up(a:)"),
    ("cannot call '_quince_View_draw'", "cannot call 'draw'"),
    ("Clock.quinceString(from:)", "Clock.string(from:)"),
    ("'quinceSuperGetObjectValue' needs", "'getObjectValue' needs"),
    (
      "value of type 'Bundle' has no member 'quinceURLs'",
      "value of type 'Bundle' has no member 'urls'"
    ),
    (
      "type 'Model' doesn't inherit from 'QuinceObject'",
      "type 'Model' doesn't inherit from 'NSObject'"
    ),
    ("Fruit.quince in Quinces", "Fruit.quince in Quinces"),
  ])
  func areThoseOfTheAuthor(_ text: String, _ plain: String) {
    #expect(AuthorNames.plain(text) == plain)
  }
}
