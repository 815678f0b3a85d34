// quoted: store
typealias StoreOf<R: Reducer> = [R.State]

func show(_ store: StoreOf<Feature>) {}
// end
