/// An effect with which a symbol comes or goes.
///
/// Follows <https://developer.apple.com/documentation/symbols/transitionsymboleffect>.
public protocol TransitionSymbolEffect {}
