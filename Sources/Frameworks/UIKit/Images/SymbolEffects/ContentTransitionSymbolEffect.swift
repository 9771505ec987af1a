/// An effect with which one symbol takes the place of another.
///
/// Follows <https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect>.
public protocol ContentTransitionSymbolEffect {}
